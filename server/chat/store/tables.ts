import type { ChatTables } from '#database/tables/chat.ts';
import type { Handle } from '#server/platform/database/handle.ts';

/** The handle, narrowed to the tables of this domain. */
export const chatTables = (db: Handle) => db.$extendTables<Pick<ChatTables, keyof ChatTables>>();
