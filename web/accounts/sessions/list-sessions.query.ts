import { listSessions } from '#contract/accounts/list-sessions.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const sessionsQuery = () => queryFor(listSessions, {});
