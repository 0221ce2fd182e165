import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import type { CountedNetwork } from '../delivery/append-message.sql.ts';
import { AlreadySent } from '../delivery/deliver-message.ts';
import { messagePrice, sendPaidMessage } from './send-paid-message.ts';

export interface WaitingMessage {
  readonly sender: Id;
  readonly receiver: Id;
  readonly text: string;
  /** The idempotency key: repeated calls send once. */
  readonly clientId: string;
  /** The networks that the message was written from. Only a sender without a confirmed address needs them. */
  readonly networks?: readonly CountedNetwork[] | undefined;
}

/**
 * Sends and charges a message that was written earlier, by the current rules and prices. Returns `sent`, or
 * the code of the refusal, such as `too_long`, `not_found` or `insufficient_credits`. After a refusal nothing
 * is stored or charged.
 */
export async function sendWaitingMessage(
  platform: Platform,
  site: number,
  { sender, receiver, text, clientId, networks }: WaitingMessage,
): Promise<string> {
  const { settings } = siteById(site);
  if (text.length > settings.message_length) return 'too_long';
  try {
    await sendPaidMessage(platform, site, {
      sender,
      to: { profile: receiver },
      kind: 'text',
      body: text,
      clientId,
      cost: messagePrice('text', settings),
      ...(networks ? { networks: () => networks } : {}),
      now: platform.clock.now(),
    });
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    if (!(error instanceof AlreadySent)) throw error;
  }
  return 'sent';
}
