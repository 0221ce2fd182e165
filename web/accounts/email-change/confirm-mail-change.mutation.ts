import { confirmMailChange } from '#contract/accounts/confirm-mail-change.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const confirmMailChangeMutation = () => mutationFor(confirmMailChange);
