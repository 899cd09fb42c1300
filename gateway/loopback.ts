/** Whether a host name or address, as HOST or a URL has it, is reached from this machine alone. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
