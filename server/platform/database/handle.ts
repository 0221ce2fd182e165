import type { Kysely } from 'kysely';

/**
 * A way to the database that knows no table: the pool or a transaction. Each store narrows it to its own
 * tables with `db.$extendTables<ChatTables>()`.
 */
export type Handle = Kysely<object>;
