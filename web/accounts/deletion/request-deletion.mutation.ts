import { requestDeletion } from '#contract/accounts/request-deletion.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const requestDeletionMutation = () => mutationFor(requestDeletion);
