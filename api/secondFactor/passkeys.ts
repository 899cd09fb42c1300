import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ApiConfig } from '../config.ts';
import type { UserRow } from '../users/userWire.ts';
import type { SecondFactorRow } from './secondFactorRepository.ts';

/** Loaded when a passkey is used: its certificate parsers would slow every start. */
const webAuthn = () => import('@simplewebauthn/server');

/** Passkeys belong to the address that users open. */
function site({ publicUrl }: ApiConfig) {
  const { hostname, origin } = new URL(publicUrl());
  return { rpID: hostname, origin };
}

/** What a browser needs to make a passkey, as JSON, and the challenge to sign. */
export async function passkeyRegistrationOptions(config: ApiConfig, user: UserRow, known: SecondFactorRow[]) {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: 'Torre',
    rpID: site(config).rpID,
    userID: new Uint8Array(Buffer.from(`torre ${user.id}`)),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: credentialsOf(known),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** A new passkey to store; undefined when the browser's answer does not match this challenge and address. */
export async function readNewPasskey(config: ApiConfig, credential: string, challenge: string) {
  const { verifyRegistrationResponse } = await webAuthn();
  const { rpID, origin } = site(config);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(credential) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      signCount: counter,
      transports: transports?.join() ?? null,
    };
  } catch {
    // Invalid answers throw in many ways; all of them are a wrong proof.
    return undefined;
  }
}

/** What a browser needs to have one of the passkeys sign, as JSON, and the challenge to sign. */
export async function passkeyLogInOptions(config: ApiConfig, passkeys: SecondFactorRow[]) {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: site(config).rpID,
    allowCredentials: credentialsOf(passkeys),
    userVerification: 'preferred',
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** Which passkey signed the challenge, and its own use counter; undefined when none did. */
export async function readPasskey(
  config: ApiConfig,
  credential: string,
  { passkeys, challenge }: { passkeys: SecondFactorRow[]; challenge: string },
): Promise<{ id: string; signCount: number } | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { rpID, origin } = site(config);
  try {
    const response = JSON.parse(credential) as AuthenticationResponseJSON;
    const passkey = passkeys.find(({ credentialId }) => credentialId === response.id);
    if (passkey === undefined) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      credential: {
        id: passkey.credentialId ?? '',
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey ?? '', 'base64url')),
        counter: passkey.signCount,
      },
    });
    return verified ? { id: passkey.id, signCount: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}

const credentialsOf = (passkeys: SecondFactorRow[]) =>
  passkeys.flatMap(({ credentialId, transports }) =>
    credentialId === null
      ? []
      : [{ id: credentialId, ...(transports ? { transports: transports.split(',') } : {}) }],
  );
