import type { PaidKind } from '#contract/chat/message.ts';
import type { Settings } from '#contract/sites/settings.ts';
import { spendCredits, walletOf } from '#server/ledger/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { fictionalAnswersOf, siteById } from '#server/sites/door.ts';
import { toMessage } from '../conversations/message-view.ts';
import { findMessageByClientId } from '../conversations/messages.sql.ts';
import { readChat } from '../conversations/read-chat.ts';
import type { NewMessage } from '../delivery/append-message.sql.ts';
import { type Delivery, deliverMessage } from '../delivery/deliver-message.ts';
import { answerAsDemo } from '../demo/answer-as-demo.job.ts';
import { enforceFictionalRules } from '../fictional/enforce-fictional-rules.ts';
import { enforceDuplicateOpenerLimit } from '../spam/duplicate-openers.ts';
import { ConfirmedMeanwhile, enforceUnconfirmedRules } from '../unconfirmed/enforce-unconfirmed-rules.ts';

/** Credits that a message costs its sender, or 0 if the site gives it away (CHAT-3). */
export function messagePrice(
  kind: PaidKind,
  settings: Pick<Settings, 'message_credits' | 'gift_credits' | 'photo_credits'>,
): number {
  switch (kind) {
    case 'text':
      return settings.message_credits;
    case 'gift':
      return settings.gift_credits;
    case 'image':
      return settings.photo_credits;
  }
}

interface PaidDelivery extends Delivery {
  /** The sender's balance after the charge. */
  readonly credits: number;
}

const pay = async (unit: Unit, sent: NewMessage, { message }: Delivery): Promise<number> => {
  if (sent.cost === 0) return (await walletOf(unit.db, sent.sender)).credits;
  return spendCredits(unit, {
    member: sent.sender,
    amount: sent.cost,
    reason: 'message',
    key: `message:${message.conversation}:${message.client_id}`,
  });
};

interface Parts extends Pick<Platform, 'keys'> {
  readonly config: Pick<Platform['config'], 'demo' | 'rateLimitFactor'>;
}

/** The same as `sendPaidMessage`, within the caller's transaction. */
export async function deliverPaidMessage(
  unit: Unit,
  { config, keys }: Parts,
  site: number,
  sent: NewMessage,
): Promise<PaidDelivery> {
  const { unconfirmed, ...delivery } = await deliverMessage(unit, site, sent);
  if (unconfirmed !== null)
    await enforceUnconfirmedRules(unit, { config, keys }, site, sent, { ...delivery, unconfirmed });
  failpoint('chat/message-stored');
  const answers = fictionalAnswersOf(config, siteById(site).settings);
  if (delivery.chat.profile.fictional)
    await enforceFictionalRules(unit, { ...sent, site, answers }, delivery);
  else await enforceDuplicateOpenerLimit(unit, keys, sent.now, delivery);
  const credits = await pay(unit, sent, delivery);
  const { message, chat } = delivery;
  if (answers === 'automatic' && chat.profile.fictional) {
    const answer = { conversation: message.conversation, message: message.id };
    await unit.enqueue(answerAsDemo, answer, { startAfterSeconds: 1 });
  }
  failpoint('chat/message-paid');
  return { ...delivery, credits };
}

/**
 * Delivers and charges a message in one transaction (CHAT-3). Refuses what `enforceFictionalRules`,
 * `enforceDuplicateOpenerLimit` and `enforceUnconfirmedRules` refuse. With DEMO=1, the same transaction
 * stores a job that answers a message to a fictional member.
 */
export async function sendPaidMessage(
  platform: Pick<Platform, 'transact'> & Parts,
  site: number,
  sent: NewMessage,
): Promise<PaidDelivery> {
  const send = () => platform.transact((unit) => deliverPaidMessage(unit, platform, site, sent));
  const paid = await send().catch((error: unknown) => {
    if (error instanceof ConfirmedMeanwhile) return send();
    throw error;
  });
  failpoint('chat/message-committed');
  return paid;
}

/** Returns the message already stored under this client id. Refuses if the content differs. */
export async function findSentMessage(
  { db }: Platform,
  site: number,
  sent: NewMessage,
): Promise<PaidDelivery> {
  const row = await findMessageByClientId(db, sent.sender, sent.to, sent.clientId);
  if (!row) throw new Error('the stored message with the same client id is missing');
  const isSame = row.kind === sent.kind && row.body === sent.body && row.quoted?.seq === sent.quote;
  if (!isSame) throw new Refusal('client_id_reused');
  const [chat, wallet] = await Promise.all([
    readChat(db, site, sent.sender, row.conversation_id, sent.now),
    walletOf(db, sent.sender),
  ]);
  if (!chat) throw new Refusal('not_found');
  return { message: toMessage(row, sent.sender, chat.removed_up_to), chat, credits: wallet.credits };
}
