import type { Kysely } from 'kysely';

/**
 * A database handle without table types: the pool or a transaction. Each store adds its own tables with
 * `db.$extendTables<ChatTables>()`.
 */
export type Handle = Kysely<object>;
