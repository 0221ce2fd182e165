import { createClient } from 'redis';
import type { Logger } from '../logger.ts';

const connectPatienceMs = 2000;
const longestPauseMs = 2000;

const clientTo = (url: string) =>
  createClient({
    url,
    // What Redis cannot do now is done without it: nothing waits for it to come back.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: connectPatienceMs,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** Math.min(tries, 10), longestPauseMs),
    },
  });

export type RedisClient = ReturnType<typeof clientTo>;

export interface Redis {
  readonly client: RedisClient;
  close(): void;
}

/**
 * Connects to Redis and stays connected. Where it is not there the service starts and works all the same: whoever asks
 * it has another way. Each loss and each return is logged once; the address, which may hold a password, never.
 */
export function openRedis(url: string, log: Logger): Redis {
  const client = clientTo(url);
  let lost = false;
  client.on('error', (error: unknown) => {
    if (!lost)
      log.error(
        { code: error instanceof Error && 'code' in error ? error.code : undefined },
        'Redis is lost',
      );
    lost = true;
  });
  client.on('ready', () => {
    if (lost) log.info('Redis is back');
    lost = false;
  });
  // It tries until it is closed; what goes wrong meanwhile is told by the event.
  client.connect().catch(() => {});
  return { client, close: () => client.destroy() };
}
