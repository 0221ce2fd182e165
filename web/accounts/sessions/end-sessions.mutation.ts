import { endSessions } from '#contract/accounts/end-sessions.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const endSessionsMutation = () => mutationFor(endSessions);
