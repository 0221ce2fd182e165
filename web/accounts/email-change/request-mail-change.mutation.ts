import { requestMailChange } from '#contract/accounts/request-mail-change.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const requestMailChangeMutation = () => mutationFor(requestMailChange);
