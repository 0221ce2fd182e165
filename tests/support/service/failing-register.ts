import { sql } from 'kysely';
import { handler } from '#server/platform/http/handler.ts';
import type { Registry } from '#server/platform/http/registry.ts';
import type { Platform } from '#server/platform/platform.ts';
import { echo } from './test-operations.ts';

/** Failures whose error text quotes the caller's input, as the database and parsers do. */
const failures: Readonly<Record<string, (text: string, platform: Platform) => Promise<unknown>>> = {
  database: (text, { db }) => sql`select ${text}::text::int`.execute(db),
  parser: async (text) => JSON.parse(`{"${text}" ${text}`),
  address: async (text) => new URL(text),
  // The promise is not awaited, so its rejection ends the process.
  crash: async (text, { db }) => void sql`select ${text}::text::date`.execute(db),
};

/** `echo` fails in the way that the text before the colon names. */
export function register(registry: Registry): void {
  registry.operation(
    handler(echo, async ({ input, member, language, country }, platform) => {
      const [way = '', text = ''] = input.text.split(':');
      await failures[way]?.(text, platform);
      return { text, member, language, country };
    }),
  );
}
