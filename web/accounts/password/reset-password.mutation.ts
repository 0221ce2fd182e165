import { resetPassword } from '#contract/accounts/reset-password.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const resetPasswordMutation = () => mutationFor(resetPassword);
