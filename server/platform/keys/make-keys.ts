import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyPurpose, Keys } from './keys.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Creates the keys from `master`, at least 32 secret bytes. Each purpose gets its own derived key. */
export function makeKeys(master: Buffer): Keys {
  const derived = new Map<string, Buffer>();
  const keyOf = (use: 'mac' | 'seal', purpose: KeyPurpose): Buffer => {
    const name = `vonk ${use} ${purpose}`;
    let key = derived.get(name);
    if (key === undefined) {
      key = Buffer.from(hkdfSync('sha256', master, '', name, 32));
      derived.set(name, key);
    }
    return key;
  };
  const openBytes: Keys['openBytes'] = (purpose, sealed) => {
    const opening = createDecipheriv(cipher, keyOf('seal', purpose), sealed.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    const body = sealed.subarray(nonceBytes + tagBytes);
    return Buffer.concat([opening.update(body), opening.final()]);
  };
  const mac: Keys['mac'] = (purpose, text) =>
    createHmac('sha256', keyOf('mac', purpose)).update(text).digest();
  return {
    mac,
    isMac(purpose, text, hash) {
      const right = mac(purpose, text);
      return hash.length === right.length && timingSafeEqual(hash, right);
    },
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, keyOf('seal', purpose), nonce);
      const body = Buffer.concat([
        typeof text === 'string' ? sealing.update(text, 'utf8') : sealing.update(text),
        sealing.final(),
      ]);
      return Buffer.concat([nonce, sealing.getAuthTag(), body]);
    },
    open: (purpose, sealed) => openBytes(purpose, sealed).toString('utf8'),
    openBytes,
  };
}
