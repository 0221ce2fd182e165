import { changePassword } from '#contract/accounts/change-password.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const changePasswordMutation = () => mutationFor(changePassword);
