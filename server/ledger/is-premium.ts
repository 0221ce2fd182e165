import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';

/** Within a statement of another domain: whether the member ever bought (CRED-2). */
export const isPremium = (member: Id): RawBuilder<boolean> =>
  sql<boolean>`exists (select from wallets where member_id = ${member}::bigint and premium_since is not null)`;
