export function postgresBinaries(): string | undefined;
export function startPostgres(): Promise<{
  url: string;
  start(): void;
  halt(mode?: 'fast' | 'immediate'): void;
  stop(): void;
}>;
