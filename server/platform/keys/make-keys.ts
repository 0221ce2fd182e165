import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeyPurpose, Keys } from './keys.ts';
import { openStream, sealStream } from './sealed-stream.ts';

/**
 * Returns the given master key, or the key of the data folder, which is created if missing. SECRET_KEY is
 * required for several processes and for a machine that may lose its disk. With another key every existing
 * link, hash and sealed value is invalid.
 */
export function masterKey(dataDir: string, given: string | null): Buffer {
  if (given !== null) return Buffer.from(given, 'utf8');
  const file = join(dataDir, 'secret.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // If two processes start at the same time, one of them creates the key and both read it.
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64');
}

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Creates the keys from `master`, at least 32 secret bytes. Each purpose gets its own derived key. */
export function makeKeys(master: Buffer): Keys {
  const derived = new Map<string, Buffer>();
  const keyOf = (use: 'mac' | 'seal' | 'stream', purpose: KeyPurpose): Buffer => {
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
    sealStream: (purpose, source) => sealStream(keyOf('stream', purpose), source),
    openStream: (purpose, sealed) => openStream(keyOf('stream', purpose), sealed),
  };
}
