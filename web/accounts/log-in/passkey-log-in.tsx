import { Alert, Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { logInWithPasskey } from '#contract/accounts/factors/log-in-with-passkey.ts';
import { minute } from '#contract/kit/durations.ts';
import { call } from '#web/platform/api/api.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { isPasskeyPromptClosed, usePasskeySupport } from '../passkeys/passkey-support.ts';
import { signWithPasskey, stopAskingPasskey } from '../passkeys/sign-with-passkey.ts';
import styles from './passkey-log-in.module.css';
import { type RecoverableAccount, recoverableAccountOf } from './recoverable-account.ts';
import { useAfterLogIn } from './use-after-log-in.ts';

const askPasskey = async (autofill?: AbortSignal) =>
  call(logInWithPasskey, { response: await signWithPasskey({ autofill }) });

const logInWithPasskeyMutation = () =>
  mutationOptions({
    mutationKey: [logInWithPasskey.name],
    mutationFn: () => askPasskey(),
  });

/** The challenge is valid for five minutes, so a new one is requested before that. */
const renewAfter = 4 * minute;

const offersAutofill = async (): Promise<boolean> =>
  (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) ?? false;

interface LogInCallbacks {
  onLogIn(user: CurrentUser): void;
  onRefused(problem: ApiProblem): void;
}

/** Offers passkeys in the address field, if the browser supports it (ACC-15). Off while `paused`. */
function usePasskeyAutofill(paused: boolean, heard: LogInCallbacks): void {
  const [round, setRound] = useState(0);
  const onLogIn = useEffectEvent(heard.onLogIn);
  const onRefused = useEffectEvent(heard.onRefused);
  useEffect(() => {
    if (paused) return;
    const asking = new AbortController();
    const timer = window.setTimeout(() => setRound(round + 1), renewAfter);
    let asked = false;
    const ask = async () => {
      if (!(await offersAutofill()) || asking.signal.aborted) return;
      asked = true;
      const { user } = await askPasskey(asking.signal);
      if (!asking.signal.aborted) onLogIn(user);
    };
    ask().catch((error: unknown) => {
      // The browser's own rejections are ignored: a user who chose no passkey logs in another way.
      if (asking.signal.aborted || !(error instanceof ApiProblem) || error.status === 0) return;
      onRefused(error);
    });
    return () => {
      asking.abort();
      window.clearTimeout(timer);
      if (asked) void stopAskingPasskey();
    };
  }, [paused, round]);
}

/** Logs in with a passkey, by the button or from the address field. */
function usePasskeyLogIn(
  onLogIn: (user: CurrentUser) => void,
  onGoing: (account: RecoverableAccount) => void,
) {
  const text = useText();
  const failureText = useFailureText();
  const [refused, setRefused] = useState<Error | null>(null);
  const onRefused = (problem: Error) => {
    const going = recoverableAccountOf(problem);
    if (going === null) setRefused(problem);
    else onGoing(going);
  };
  const { mutate, isPending, isSuccess } = useMutation({
    ...logInWithPasskeyMutation(),
    onMutate: () => setRefused(null),
    onSuccess: ({ user }) => onLogIn(user),
    onError: onRefused,
  });
  const busy = isPending || isSuccess;
  usePasskeyAutofill(busy, { onLogIn, onRefused });
  const failureOf = (problem: Error): string =>
    isPasskeyPromptClosed(problem) ? text('accounts.passkeys.not_chosen') : failureText(problem);
  return { ask: () => mutate(), busy, failure: refused === null ? null : failureOf(refused) };
}

/** Log-in without a password, if the browser supports passkeys (ACC-15). */
export function PasskeyLogIn(props: { onGoing: (account: RecoverableAccount) => void }) {
  return usePasskeySupport() ? <Offer {...props} /> : null;
}

function Offer({ onGoing }: { onGoing: (account: RecoverableAccount) => void }) {
  const text = useText();
  const { ask, busy, failure } = usePasskeyLogIn(useAfterLogIn(), onGoing);
  return (
    <div className={styles.offer}>
      <p className={styles.or}>{text('accounts.passkeys.or')}</p>
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconFingerprint size={22} stroke={1.75} aria-hidden />}
        loading={busy}
        onClick={ask}
      >
        {text('accounts.passkeys.log_in')}
      </Button>
      {failure === null || busy ? null : (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
    </div>
  );
}
