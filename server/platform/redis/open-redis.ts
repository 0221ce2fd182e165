import { createClient } from 'redis';
import type { Logger } from '../logger.ts';

const connectTimeoutMs = 2000;
const longestPauseMs = 2000;

const clientTo = (url: string) =>
  createClient({
    url,
    // Commands fail at once while Redis is down, instead of waiting for it to return.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectTimeoutMs,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), longestPauseMs),
    },
  });

export type RedisClient = ReturnType<typeof clientTo>;

export interface Redis {
  readonly client: RedisClient;
  close(): void;
}

/**
 * Connects to Redis and reconnects after a loss. The service starts and works without Redis, because every
 * caller has a fallback. Each loss and each return is logged once, but never the URL, which may contain a
 * password.
 */
export function openRedis(url: string, log: Logger): Redis {
  const client = clientTo(url);
  let lost = false;
  client.on('error', (error: unknown) => {
    if (!lost)
      log.error(
        { code: error instanceof Error && 'code' in error ? error.code : undefined },
        'lost the connection to Redis',
      );
    lost = true;
  });
  client.on('ready', () => {
    if (lost) log.info('restored the connection to Redis');
    lost = false;
  });
  // The client retries until it is closed; the error event reports the failures.
  client.connect().catch(() => {});
  return { client, close: () => client.destroy() };
}
