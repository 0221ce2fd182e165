import type { Id } from '#contract/kit/id.ts';
import type { Keys } from '#server/platform/keys/keys.ts';

const purpose = 'safety/flagger-key';

export interface FlaggerKey {
  readonly flagger: Id;
  readonly version: number;
}

/** The key in the mailed link of a trusted flagger. It reveals nothing, and a higher version ends it. */
export const keyOf = (keys: Keys, { flagger, version }: FlaggerKey): string =>
  keys.seal(purpose, `${flagger}:${version}`).toString('base64url');

/** Reads a key; undefined if we did not make it. */
export function readKey(keys: Keys, key: string): FlaggerKey | undefined {
  try {
    const [flagger, version] = keys.open(purpose, Buffer.from(key, 'base64url')).split(':').map(Number);
    return flagger === undefined || version === undefined ? undefined : { flagger, version };
  } catch {
    return undefined;
  }
}
