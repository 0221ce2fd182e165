import { finishLogIn } from '#contract/accounts/finish-log-in.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const finishLogInMutation = () => mutationFor(finishLogIn);
