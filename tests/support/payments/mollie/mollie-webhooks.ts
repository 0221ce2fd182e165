import { request } from 'node:http';
import type { Clock } from '#server/platform/clock.ts';
import type { BookedPayment } from './mollie-books.ts';

/**
 * Minutes after the change at which Mollie calls until it gets a 200. It never calls again afterwards
 * (PAY-4).
 */
const schedule = [0, 1, 3, 7, 15, 31, 60, 120, 240, 1560];

interface Hint {
  readonly webhookUrl: string;
  readonly id: string;
  readonly changedAt: number;
  tries: number;
}

/** Posts a form that only holds the id. Connects to the shop, whatever host the webhook URL names. */
const call = (webhookUrl: string, shop: string, id: string): Promise<number> => {
  const { host, pathname } = new URL(webhookUrl);
  const body = new URLSearchParams({ id }).toString();
  return new Promise((resolve) => {
    const asked = request(new URL(pathname, shop), {
      method: 'POST',
      headers: {
        host,
        'user-agent': 'Mollie HTTP client/1.0',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
      },
    });
    asked.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
    asked.end(body);
  });
};

/** Sends webhooks about changes, except for open and pending payments (PAY-7). */
export function mollieWebhooks(clock: Clock) {
  let waiting: Hint[] = [];
  const dueAt = ({ changedAt, tries }: Hint): number => changedAt + (schedule[tries] ?? 0) * 60_000;
  return {
    changed({ id, webhookUrl, status }: BookedPayment): void {
      if (webhookUrl === null || status === 'open' || status === 'pending') return;
      waiting.push({ webhookUrl, id, changedAt: clock.now().getTime(), tries: 0 });
    },
    /** Makes the calls that are due and returns the shop's status for each. */
    async deliver(shop: string): Promise<number[]> {
      const now = clock.now().getTime();
      const due = waiting.filter((hint) => dueAt(hint) <= now);
      const answers = await Promise.all(due.map(({ webhookUrl, id }) => call(webhookUrl, shop, id)));
      for (const [at, hint] of due.entries()) {
        hint.tries += 1;
        if (answers[at] === 200 || hint.tries === schedule.length)
          waiting = waiting.filter((one) => one !== hint);
      }
      return answers;
    },
  };
}
