import type { SmsConfig } from '../config/config.ts';
import type { Mailbox } from '../mail/mailbox.ts';

export interface TextMessage {
  /** A mobile number as E.164, such as +31612345678. */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages to phones. */
export interface Sms {
  /**
   * Resolves when the gateway has accepted the message, within its own time limit. Otherwise rejects, without
   * personal data in the error.
   */
  send(message: TextMessage): Promise<void>;
}

/** Describes the failure without the text and the recipient (OPS-3). */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/**
 * Sends messages to the gateway of SMS_URL: `POST {"to": "+31612345678", "text": "…"}` as JSON, with
 * SMS_TOKEN as bearer token. Any 2xx means accepted (docs/guide/send-text-messages.md). A person is waiting
 * for the code in the message, so the call is limited to `limitMs`.
 */
export const gatewaySms = ({ url, token }: SmsConfig, limitMs = 8000): Sms => ({
  async send({ to, text }) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    }).catch((error: unknown) => {
      throw new Error(`the gateway did not accept the text message: ${reasonOf(error)}`);
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the gateway did not accept the text message: ${answer.status}`);
  },
});

/** Stores messages in the developer mailbox. */
export const mailboxSms = (mailbox: Mailbox): Sms => ({
  send: ({ to, text }) => mailbox.add({ kind: 'sms', to, subject: '', text, html: '' }),
});
