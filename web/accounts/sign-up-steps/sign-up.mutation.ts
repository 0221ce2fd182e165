import { signUp } from '#contract/accounts/sign-up.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const signUpMutation = () => mutationFor(signUp);
