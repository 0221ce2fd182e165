import type { Config } from '#server/platform/config/config.ts';

/** Path of the feed that a demo serves itself. */
export const demoFeedPath = '/dev/tiles.json';

/** The address of the demo's own feed, or null outside a demo. */
export const demoFeed = ({ demo, port }: Pick<Config, 'demo' | 'port'>): string | null =>
  demo ? `http://127.0.0.1:${port}${demoFeedPath}` : null;
