import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type * as z from 'zod/mini';
import type { passkeyRegistration, passkeySignature } from '#contract/accounts/factors/passkey.ts';
import { passkeyAlgorithms, passkeyHost } from './passkey-challenge.ts';

interface Asked {
  readonly challenge: string;
  readonly origin: string;
}

export interface RegisteredPasskey {
  readonly id: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
}

// The library throws on any mismatch; its errors concern input that a stranger sent.
const orNull = async <T>(work: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};

/**
 * Rejects attestation certificates of makers, which are never requested. A certificate names addresses that
 * its reader would fetch.
 */
const hasCertificate = (attestationObject: string): boolean =>
  decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
    .get('attStmt')
    .get('x5c') !== undefined;

/**
 * Returns the new passkey if it answers our challenge and the authenticator verified its owner; otherwise
 * null.
 */
export function verifyPasskeyRegistration(
  made: z.output<typeof passkeyRegistration>,
  { challenge, origin }: Asked,
): Promise<RegisteredPasskey | null> {
  return orNull(async () => {
    const { id, type } = made;
    const { clientDataJSON, attestationObject } = made.response;
    if (hasCertificate(attestationObject)) return null;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: passkeyHost(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (registrationInfo === undefined || registrationInfo.credential.id !== id) return null;
    const { publicKey, counter } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey), signCount: counter };
  });
}

/**
 * Returns the passkey's new signature count if it signed our challenge and the authenticator verified its
 * owner. Null otherwise, also if the count did not grow: then a copy of the passkey exists.
 */
export function verifyPasskeySignature(
  signed: z.output<typeof passkeySignature>,
  { challenge, origin }: Asked,
  known: { readonly publicKey: Buffer; readonly signCount: number },
): Promise<{ signCount: number } | null> {
  return orNull(async () => {
    const { id, type } = signed;
    const { clientDataJSON, authenticatorData, signature } = signed.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: passkeyHost(origin),
      credential: { id, publicKey: new Uint8Array(known.publicKey), counter: known.signCount },
      requireUserVerification: true,
    });
    return verified ? { signCount: authenticationInfo.newCounter } : null;
  });
}
