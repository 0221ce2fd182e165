import { request } from 'node:http';
import type { Config } from '#server/platform/config/config.ts';

const timeLimitMs = 10_000;

const ownAddress = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

/**
 * Calls the shop's webhook over HTTP as a payment provider does: a form with the id and nothing else. The
 * shop is this service, so the call goes to its own listening address and uses only the host name of the URL.
 * A forged Host header cannot redirect it. Rejects unless the answer is 200.
 */
export function postWebhook(
  config: Pick<Config, 'host' | 'port'>,
  webhookUrl: string,
  id: string,
): Promise<void> {
  const { host, port, pathname } = new URL(webhookUrl);
  const body = new URLSearchParams({ id }).toString();
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: ownAddress(config.host),
        // Port 0: the system chose a port, which only the URL contains.
        port: config.port === 0 ? port : config.port,
        path: pathname,
        method: 'POST',
        headers: {
          host,
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': Buffer.byteLength(body),
        },
        timeout: timeLimitMs,
      },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve()
            : reject(new Error(`the webhook answered ${answer.statusCode}`)),
        );
      },
    );
    call.on('timeout', () => call.destroy(new Error('the webhook did not answer in time')));
    call.on('error', reject);
    call.end(body);
  });
}
