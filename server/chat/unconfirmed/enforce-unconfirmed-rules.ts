import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import type { Unit } from '#server/platform/platform.ts';
import type { NewMessage } from '../delivery/append-message.sql.ts';
import type { Delivered } from '../delivery/deliver-message.ts';
import { freeConversationLimit } from '../delivery/free-conversation-limit.ts';
import { fingerprintOpener } from '../spam/opener-fingerprint.ts';
import { sharesContact } from './shares-contact.ts';
import { countUnconfirmedMessage } from './unconfirmed-limits.ts';
import { countUnconfirmedStarts, isNewEnough, lockUnconfirmed } from './unconfirmed-state.sql.ts';

/** The sender confirmed the address after the cards were read. The message may be sent again. */
export class ConfirmedMeanwhile extends Refusal {
  constructor() {
    super('confirm_first');
  }
}

interface Parts {
  readonly keys: Keys;
  readonly config: { readonly rateLimitFactor: number };
}

/** Everything that the receiver of an unconfirmed member gets to read: the text and the name. */
const hasContact = ({ body }: NewMessage, name: string): boolean =>
  sharesContact(body) || sharesContact(name);

/**
 * Enforces the rules for a sender who has not confirmed their address (ACC-6). Runs in the delivering
 * transaction, after the conversation was locked and before the charge.
 * - Refuses `unconfirmed_details` if the text or the sender's name holds a link or contact details.
 * - Refuses `confirm_first` for everything but texts, beyond two conversations, and after three days.
 * - Refuses `confirm_first` as well beyond the limits of unconfirmed members (`unconfirmed-limits.ts`). The
 *   code is the same, so that it tells nothing about the receiver.
 */
export async function enforceUnconfirmedRules(
  unit: Unit,
  { keys, config }: Parts,
  site: number,
  sent: NewMessage,
  { message, chat, unconfirmed }: Delivered & { readonly unconfirmed: ProfileCard },
): Promise<void> {
  const { db } = unit;
  if (sent.kind !== 'text' || sent.networks === undefined) throw new Refusal('confirm_first');
  if (hasContact(sent, unconfirmed.name)) throw new Refusal('unconfirmed_details');
  const since = await lockUnconfirmed(db, sent.sender);
  if (since === null) throw new ConfirmedMeanwhile();
  if (!isNewEnough(since, sent.now)) throw new Refusal('confirm_first');
  const isFirst = message.id === 1;
  const most = freeConversationLimit;
  if (isFirst && (await countUnconfirmedStarts(db, sent.sender, most + 1)) > most)
    throw new Refusal('confirm_first');
  const { profile } = chat;
  const opener = isFirst ? fingerprintOpener(sent.body, profile.name) : null;
  const isWithin = await countUnconfirmedMessage(
    { db, keys, config, clock: { now: () => sent.now } },
    {
      site,
      networks: sent.networks(),
      receiver: profile.fictional ? null : profile.id,
      opener: opener?.words ?? null,
    },
  );
  if (!isWithin) throw new Refusal('confirm_first');
}
