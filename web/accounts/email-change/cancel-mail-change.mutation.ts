import { cancelMailChange } from '#contract/accounts/cancel-mail-change.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const cancelMailChangeMutation = () => mutationFor(cancelMailChange);
