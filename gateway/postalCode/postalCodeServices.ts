import { z } from 'zod';

/** An address by postal code, in the shape of the graph. */
export type Address = {
  cep: string;
  state: string;
  city: string;
  neighborhood: string | null;
  street: string | null;
};

/** Base addresses of the two services, without a trailing slash. */
export type PostalCodeBases = { brasilApi: string; viaCep: string };

const timeout = 3_000;
const part = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || null);

const brasilApiReply = z.object({ state: z.string(), city: z.string(), neighborhood: part, street: part });
const viaCepReply = z.object({ uf: z.string(), localidade: z.string(), bairro: part, logradouro: part });

/** One request without any of the caller's headers, which must not reach third parties. */
async function ask(url: string): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeout),
  });
  if (reply.status >= 500 || reply.status === 429)
    throw new Error(`${new URL(url).host} answered ${reply.status}`);
  return { status: reply.status, body: reply.ok ? await reply.json() : undefined };
}

const hyphenated = (cep: string) => `${cep.slice(0, 5)}-${cep.slice(5)}`;

/** GET {base}/{cep} of BrasilAPI; null when it does not know the code. @throws when it gives no answer. */
export async function askBrasilApi(base: string, cep: string): Promise<Address | null> {
  const { status, body } = await ask(`${base}/${cep}`);
  if (status === 404 || status === 400) return null;
  return { cep: hyphenated(cep), ...brasilApiReply.parse(body) };
}

/**
 * GET {base}/{cep}/json/ of ViaCEP, which answers an unknown code with 200 and `erro`; null then. @throws when it gives
 * no answer.
 */
export async function askViaCep(base: string, cep: string): Promise<Address | null> {
  const { body } = await ask(`${base}/${cep}/json/`);
  if (typeof body === 'object' && body !== null && 'erro' in body) return null;
  const { uf, localidade, bairro, logradouro } = viaCepReply.parse(body);
  return { cep: hyphenated(cep), state: uf, city: localidade, neighborhood: bairro, street: logradouro };
}
