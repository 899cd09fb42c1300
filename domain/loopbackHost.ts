/** Whether a host, as HOST or a URL names it, is the machine itself. */
export const isLoopbackHost = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
