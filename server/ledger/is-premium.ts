import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';

/** A fragment for a statement of another domain: whether the member has ever bought credits (CRED-2). */
export const isPremium = (member: Id): RawBuilder<boolean> =>
  sql<boolean>`exists (select from wallets where member_id = ${member}::bigint and premium_since is not null)`;
