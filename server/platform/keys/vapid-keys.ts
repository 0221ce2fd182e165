import { createECDH, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The P-256 key pair, in base64url, that identifies this service to push services (PUSH-1). */
export interface VapidKeys {
  /** Key that browsers subscribe with. */
  readonly publicKey: string;
  readonly privateKey: string;
}

const stored = z.object({ publicKey: z.string(), privateKey: z.string() });

const curve = 'prime256v1';

const isPrivateKey = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** Whether the two keys match: the public key is derived from the private key. */
export function isVapidPair({ publicKey, privateKey }: VapidKeys): boolean {
  if (!isPrivateKey(privateKey)) return false;
  const pair = createECDH(curve);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}

const newPair = (): VapidKeys => {
  const pair = createECDH(curve);
  pair.generateKeys();
  // A private key with leading zeros is padded, because all 32 bytes are expected.
  const privateKey = Buffer.alloc(32);
  const bytes = pair.getPrivateKey();
  bytes.copy(privateKey, privateKey.length - bytes.length);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
};

/**
 * Returns the given pair, or the pair of the data folder, which is created if missing and then kept: another
 * pair would end every subscription. Several machines need VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.
 */
export function vapidKeys(dataDir: string, given: VapidKeys | null): VapidKeys {
  if (given !== null) return given;
  const file = join(dataDir, 'vapid.json');
  const draft = join(dataDir, `vapid-${randomUUID()}.tmp`);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(draft, JSON.stringify(newPair()), { flag: 'wx', mode: 0o600 });
  try {
    // The link makes the complete file visible under its name. If two processes start at once, the second one
    // finds the file of the first.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  const kept = z.parse(stored, JSON.parse(readFileSync(file, 'utf8')));
  if (!isVapidPair(kept)) throw new Error(`The keys of ${file} do not belong together: restore that file.`);
  return kept;
}
