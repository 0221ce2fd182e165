import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { AlreadySent } from '../delivery/already-sent.ts';
import { messagePrice } from './message-price.ts';
import { sendPaidMessage } from './send-paid-message.ts';

export interface WaitingMessage {
  readonly sender: Id;
  readonly receiver: Id;
  readonly text: string;
  /** Sent once under it, however often this is called. */
  readonly clientId: string;
}

/**
 * Sends and charges what a member wrote earlier, by the rules and prices of now. Answers `sent`, or the code of why it
 * cannot be sent: `too_long`, `not_found`, `insufficient_credits` and so on; then nothing is stored and nothing paid.
 */
export async function sendWaitingMessage(
  platform: Platform,
  site: number,
  { sender, receiver, text, clientId }: WaitingMessage,
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
      now: platform.clock.now(),
    });
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    if (!(error instanceof AlreadySent)) throw error;
  }
  return 'sent';
}
