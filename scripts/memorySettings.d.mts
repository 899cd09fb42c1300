export function memorySettings(
  part: 'api' | 'gateway' | undefined,
  env?: NodeJS.ProcessEnv,
): { flags: string[]; env: Record<string, string> };
