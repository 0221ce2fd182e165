import { resendMailChange } from '#contract/accounts/resend-mail-change.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const resendMailChangeMutation = () => mutationFor(resendMailChange);
