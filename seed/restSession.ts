/** Calls to a /v1 service as one user; every refusal throws with what the service said. */
export class RestSession {
  readonly #base: string;
  #token: string | undefined;

  constructor(base: string) {
    this.#base = base;
  }

  async logIn(email: string, password: string): Promise<void> {
    const answer = await this.post<{ authentication_token: { token: string } }>('/v1/tokens/authentication', {
      email,
      password,
    });
    this.#token = answer.authentication_token.token;
  }

  get = <T>(path: string): Promise<T> => this.#call<T>('GET', path);
  post = <T>(path: string, body: unknown): Promise<T> => this.#call<T>('POST', path, body);
  patch = <T>(path: string, body: unknown): Promise<T> => this.#call<T>('PATCH', path, body);
  put = <T>(path: string, body: unknown): Promise<T> => this.#call<T>('PUT', path, body);

  async #call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const headers: Record<string, string> = { 'accept-language': 'pt-BR' };
    if (this.#token !== undefined) headers.authorization = `Bearer ${this.#token}`;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    const response = await fetch(this.#base + path, init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }
}
