import { requestPasswordReset } from '#contract/accounts/request-password-reset.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const requestPasswordResetMutation = () => mutationFor(requestPasswordReset);
