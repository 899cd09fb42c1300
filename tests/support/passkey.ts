import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Asked = { challenge: string; rp?: { id: string }; rpId?: string };
/** What differs from what a browser on our page would say. */
type Differing = { origin?: string; site?: string; challenge?: string; counter?: number; id?: string };

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/**
 * A passkey as a browser with an authenticator makes and uses it, by WebAuthn, level 3: ES256, without attestation. Both
 * answers are the JSON that a page sends.
 */
export class Passkey {
  readonly id = randomBytes(16).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;

  /** The answer to `passkey_options` of a set-up. */
  made(options: string, differing: Differing = {}): string {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const [at, above] = [x, y].map((part) => Buffer.from(part ?? '', 'base64url'));
    const coordinate = (label: number, bytes: Buffer) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), bytes]);
    // A map of five: an elliptic key, for ES256, on P-256, and its point.
    const key = [Buffer.from('a5010203262001', 'hex'), coordinate(0x21, at!), coordinate(0x22, above!)];
    const id = Buffer.from(this.id, 'base64url');
    const { data, said } = this.#data(options, 'webauthn.create', differing, 0x41);
    const whole = Buffer.concat([data, Buffer.alloc(16), Buffer.from([0, id.length]), id, ...key]);
    const parts = [
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
    ];
    const attestation = Buffer.concat([
      ...parts,
      cborText('authData'),
      Buffer.from([0x58, whole.length]),
      whole,
    ]);
    const response = {
      attestationObject: attestation.toString('base64url'),
      transports: ['internal', 'hybrid'],
    };
    return this.#answer({ clientDataJSON: said.toString('base64url'), ...response }, differing);
  }

  /** The answer to `passkey_options` of a log-in; each use counts one on. */
  used(options: string, differing: Differing = {}): string {
    this.#counter += 1;
    const { data, said } = this.#data(options, 'webauthn.get', differing, 0x01);
    const signature = sign('sha256', Buffer.concat([data, sha256(said)]), this.#keys.privateKey);
    const [authenticatorData, clientDataJSON] = [data, said].map((each) => each.toString('base64url'));
    const response = { authenticatorData, clientDataJSON, signature: signature.toString('base64url') };
    return this.#answer(response, differing);
  }

  #data(options: string, type: string, differing: Differing, flags: number) {
    const { challenge, rp, rpId } = JSON.parse(options) as Asked;
    const site = differing.site ?? rp?.id ?? rpId ?? '';
    const counter = Buffer.alloc(5, flags);
    counter.writeUInt32BE(differing.counter ?? this.#counter, 1);
    const given = {
      challenge: differing.challenge ?? challenge,
      origin: differing.origin ?? 'http://torre.test',
    };
    const said = Buffer.from(JSON.stringify({ type, ...given, crossOrigin: false }));
    return { data: Buffer.concat([sha256(site), counter]), said };
  }

  #answer(response: object, { id = this.id }: Differing): string {
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {} });
  }
}
