import type { Id } from '#contract/kit/id.ts';
import type { Keys } from '#server/platform/keys/keys.ts';

const purpose = 'safety/notifier-appeal';

/** Proves a warning or suspension without a login, for an appeal (DSA-5). Reveals nothing about it. */
export const notifierToken = (keys: Keys, id: Id): string =>
  keys.seal(purpose, String(id)).toString('base64url');

/** The case of a token; undefined if we did not make the token. */
export function caseOfNotifierToken(keys: Keys, token: string): Id | undefined {
  try {
    return Number(keys.open(purpose, Buffer.from(token, 'base64url')));
  } catch {
    return undefined;
  }
}
