import { listSessions } from '#contract/accounts/list-sessions.ts';
import { queryFor } from '#web/platform/query-for.ts';

export const sessionsQuery = () => queryFor(listSessions, {});
