import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Settings of an authenticator, for valid and for wrong behaviour. */
export interface PasskeyBehaviour {
  readonly challenge: string;
  /** `https://host` of the requesting page. */
  readonly origin: string;
  /** Default: the host of the origin. */
  readonly rpId?: string;
  /** Whether finger, face or PIN was checked. Default true. */
  readonly verified?: boolean;
  readonly signCount?: number;
  readonly type?: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

const clientData = (given: PasskeyBehaviour, type: string): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: given.type ?? type,
      challenge: given.challenge,
      origin: given.origin,
      crossOrigin: false,
    }),
  );

const authenticatorData = (given: PasskeyBehaviour, attested?: Buffer): Buffer => {
  const { rpId = new URL(given.origin).hostname, verified = true, signCount = 0 } = given;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(signCount);
  const flags = 0x01 | (verified ? 0x04 : 0) | (attested === undefined ? 0 : 0x40);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
};

/** A passkey as an authenticator stores it (ES256), with its responses for registration and log-in. */
export function softwarePasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  let userHandle = '';
  return {
    id: base64url(id),
    publicKey: Buffer.from(coseKey),
    /** The response for `add-passkey`. `user` is the handle in the creation options. */
    made(given: PasskeyBehaviour & { readonly user: string; readonly x5c?: Uint8Array }) {
      userHandle = given.user;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = authenticatorData(given, Buffer.concat([Buffer.alloc(16), length, id, coseKey]));
      const statement = given.x5c === undefined ? new Map() : new Map([['x5c', [given.x5c]]]);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, Uint8Array[]>>([
          ['fmt', given.x5c === undefined ? 'none' : 'packed'],
          ['attStmt', statement],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        id: base64url(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(clientData(given, 'webauthn.create')),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    /** The response for `log-in-with-passkey`. */
    signed(given: PasskeyBehaviour) {
      const authData = authenticatorData(given);
      const clientDataJson = clientData(given, 'webauthn.get');
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientDataJson)]), privateKey);
      return {
        id: base64url(id),
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(clientDataJson),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle,
        },
      };
    },
  };
}
