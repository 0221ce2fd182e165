import type { signUp } from '#contract/accounts/sign-up.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { loadCards } from '#server/profiles/door.ts';

export interface SignUpMessage {
  readonly to: ProfileCard;
  readonly text: string;
  /** The target is a fictional profile, and the sender did not acknowledge that (FIC-4). */
  readonly needsAcknowledgement: boolean;
}

/**
 * The first message of a sign-up to its target. Null if there is no message, or if the target may not be met.
 */
export async function firstMessageOf(
  db: Handle,
  site: number,
  { target, signup_message: text, accept_fictional }: InputOf<typeof signUp>,
  now: Date,
): Promise<SignUpMessage | null> {
  if (target === undefined || text === undefined) return null;
  const to = (await loadCards(db, site, [target], now, { viewer: null, reach: 'meet' })).get(target);
  return to ? { to, text, needsAcknowledgement: to.fictional && accept_fictional !== true } : null;
}
