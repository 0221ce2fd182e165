import { spendCredits, walletOf } from '#server/ledger/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import type { NewMessage } from '../delivery/append-message.sql.ts';
import { type Delivery, deliverMessage } from '../delivery/deliver-message.ts';
import { answerAsDemo } from '../demo/answer-as-demo.job.ts';
import { enforceFictionalRules } from '../fictional/enforce-fictional-rules.ts';
import { enforceDuplicateOpenerLimit } from '../spam/duplicate-openers.ts';

export interface PaidDelivery extends Delivery {
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
  readonly config: Pick<Platform['config'], 'demo'>;
}

/** The same as `sendPaidMessage`, within the caller's transaction. */
export async function deliverPaidMessage(
  unit: Unit,
  { config, keys }: Parts,
  site: number,
  sent: NewMessage,
): Promise<PaidDelivery> {
  const delivery = await deliverMessage(unit, site, sent);
  failpoint('chat/message-stored');
  if (delivery.chat.profile.fictional) await enforceFictionalRules(unit, sent, delivery);
  else await enforceDuplicateOpenerLimit(unit, keys, sent.now, delivery);
  const credits = await pay(unit, sent, delivery);
  const { message, chat } = delivery;
  if (config.demo && chat.profile.fictional) {
    const answer = { conversation: message.conversation, message: message.id };
    await unit.enqueue(answerAsDemo, answer, { startAfterSeconds: 1 });
  }
  failpoint('chat/message-paid');
  return { ...delivery, credits };
}

/**
 * Delivers and charges a message in one transaction (CHAT-3). Refuses what `enforceFictionalRules` and `enforceDuplicateOpenerLimit`
 * refuse. With DEMO=1, the same transaction stores a job that answers a message to a fictional member.
 */
export async function sendPaidMessage(
  platform: Pick<Platform, 'transact'> & Parts,
  site: number,
  sent: NewMessage,
): Promise<PaidDelivery> {
  const paid = await platform.transact((unit) => deliverPaidMessage(unit, platform, site, sent));
  failpoint('chat/message-committed');
  return paid;
}
