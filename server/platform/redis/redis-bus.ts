import type { Bus, BusListener } from '../live/bus.ts';
import type { RedisClient } from './open-redis.ts';

/**
 * The bus between processes over Redis. Every listening process receives each published batch once, and Redis
 * stores nothing. The channel name is unique to the deployment, because several may share one Redis.
 */
export function redisBus(client: RedisClient, channel: string, name: string): Bus {
  let listener: BusListener | null = null;
  let ear: RedisClient | null = null;

  const receive = (message: string): void => {
    const cut = message.indexOf(' ');
    const from = message.slice(0, cut);
    if (from === name) listener?.receivedOwn();
    else listener?.received(from, message.slice(cut + 1));
  };

  const listen = (): void => {
    const next = client.duplicate();
    ear = next;
    let subscribed = false;
    next.on('error', () => {});
    // After a loss the library resubscribes before it is ready.
    next.on('ready', () => {
      const subscribing = subscribed ? Promise.resolve() : next.subscribe(channel, receive);
      subscribing.then(
        () => {
          subscribed = true;
          if (ear === next) listener?.listening();
        },
        () => {},
      );
    });
    next.connect().catch(() => {});
  };

  return {
    open(given) {
      listener = given;
      listen();
    },
    async send(batch) {
      await client.publish(channel, `${name} ${batch}`);
    },
    renew() {
      ear?.destroy();
      listen();
    },
    async close() {
      listener = null;
      ear?.destroy();
    },
  };
}
