import type { KyselyPlugin } from 'kysely';
import type { Platform } from '#server/platform/platform.ts';

/** A platform that counts its database statements, except those in transactions. */
export function countStatements(platform: Platform): { platform: Platform; count: () => number } {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = platform.db.withPlugin(counter);
  const replica = platform.replica.withPlugin(counter);
  return { platform: { ...platform, db, replica }, count: () => statements };
}
