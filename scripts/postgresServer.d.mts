export function postgresBinaries(): string | undefined;
export function startPostgres(options?: { durable?: boolean }): Promise<{
  url: string;
  start(): void;
  halt(mode?: 'fast' | 'immediate'): void;
  stop: () => void;
}>;
