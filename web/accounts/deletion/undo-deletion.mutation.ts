import { undoDeletion } from '#contract/accounts/undo-deletion.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const undoDeletionMutation = () => mutationFor(undoDeletion);
