export function postgresBinaries(): string | undefined;
export function startPostgres(options?: { durable?: boolean }): Promise<{
  url: string;
  follow(): Promise<{ url: string; stop(): void }>;
  start(): void;
  halt(mode?: 'fast' | 'immediate'): void;
  stop: () => void;
}>;
