import { useMutation } from '@tanstack/react-query';
import { logIn } from '#contract/accounts/log-in.ts';
import { useLockoutMinutes } from '#web/platform/forms/use-lockout-minutes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { type RecoverableAccount, recoverableAccountOf } from './recoverable-account.ts';
import { useAfterLogIn } from './use-after-log-in.ts';

/**
 * Logs in with a password. `onSecondStep` gets the token if the member uses a second step; `onGoing` gets a
 * closed account that can be restored.
 */
export function useLogIn(
  onSecondStep: (token: string) => void,
  onGoing: (account: RecoverableAccount) => void,
) {
  const enter = useAfterLogIn();
  const text = useText();
  const failureText = useFailureText();
  const { mutate, isPending, isSuccess, error } = useMutation({
    ...mutationFor(logIn),
    onSuccess({ user, second_step }) {
      if (user !== null) enter(user);
      else if (second_step !== undefined) onSecondStep(second_step.token);
    },
    onError(problem) {
      const going = recoverableAccountOf(problem);
      if (going !== null) onGoing(going);
    },
  });
  const busy = isPending || isSuccess;
  const lockMinutes = useLockoutMinutes(error);
  const failure = () => {
    if (error === null || lockMinutes === 0) return null;
    if (lockMinutes === null) return failureText(error);
    return text('accounts.error.login_locked', { minutes: lockMinutes });
  };
  return {
    busy,
    failure: failure(),
    logIn(login: { email: string; password: string }) {
      if (!busy) mutate(login);
    },
  };
}
