import { finishOperatorLogIn } from '#contract/operators/finish-operator-log-in.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

export const finishOperatorLogInMutation = () => mutationFor(finishOperatorLogIn);
