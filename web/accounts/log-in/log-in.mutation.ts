import { logIn } from '#contract/accounts/log-in.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const logInMutation = () => mutationFor(logIn);
