import type { signUp } from '#contract/accounts/sign-up.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { cardsOf } from '#server/profiles/door.ts';

export interface FirstMessage {
  readonly to: ProfileCard;
  readonly text: string;
  /** It is for a fictional profile, and its writer did not say that they know (FIC-4). */
  readonly isUntold: boolean;
}

/** What a sign-up writes to its target; null where it writes nothing, or the target may not be met. */
export async function firstMessageOf(
  db: Handle,
  site: number,
  { target, signup_message: text, accept_fictional }: InputOf<typeof signUp>,
  now: Date,
): Promise<FirstMessage | null> {
  if (target === undefined || text === undefined) return null;
  const to = (await cardsOf(db, site, [target], now, { viewer: null, reach: 'meet' })).get(target);
  return to ? { to, text, isUntold: to.fictional && accept_fictional !== true } : null;
}
