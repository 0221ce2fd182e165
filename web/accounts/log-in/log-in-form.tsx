import { Alert, Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { logIn } from '#contract/accounts/log-in.ts';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useLockoutMinutes } from '#web/platform/forms/use-lockout-minutes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { useIsSlow } from '#web/ui/feedback/use-slow.ts';
import cardStyles from '#web/ui/forms/form-card.module.css';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { SignUpLink } from '../sign-up-link.tsx';
import styles from './log-in-form.module.css';
import { safeReturnPath } from './own-path.ts';
import { PasskeyLogIn } from './passkey-log-in.tsx';
import { type RecoverableAccount, recoverableAccountOf } from './recoverable-account.ts';
import { useAfterLogIn } from './use-after-log-in.ts';

/**
 * Logs in with a password. `onSecondStep` gets the token if the member uses a second step; `onGoing` gets a
 * closed account that can be restored.
 */
function useLogIn(onSecondStep: (token: string) => void, onGoing: (account: RecoverableAccount) => void) {
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

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

function LogInHead() {
  const text = useText();
  const [search] = useSearchParams();
  const cameFrom = safeReturnPath(search.get('to')) !== null;
  return (
    <div>
      <h1 className={cardStyles.title}>{text('accounts.log_in.title')}</h1>
      <p className={cardStyles.lead}>
        {text(cameFrom ? 'accounts.log_in.lead_back' : 'accounts.log_in.lead')}
      </p>
    </div>
  );
}

/**
 * Address and password. The fields are uncontrolled, so that values filled in by a password manager always
 * count.
 */
export function LogInForm({
  onSecondStep,
  onGoing,
}: {
  onSecondStep: (token: string) => void;
  onGoing: (account: RecoverableAccount) => void;
}) {
  const text = useText();
  const { logIn, busy, failure } = useLogIn(onSecondStep, onGoing);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const slow = useIsSlow(busy);
  const hydrated = useHydrated();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const login = { email: textOf(form, 'email').trim(), password: textOf(form, 'password') };
    const empty = Object.entries(login).flatMap(([name, value]) => (value === '' ? [name] : []));
    setMissing(empty);
    const field = event.currentTarget.elements.namedItem(empty[0] ?? '');
    if (field instanceof HTMLElement) field.focus();
    if (empty.length === 0) logIn(login);
  };

  const filled = (name: string) => setMissing((before) => before.filter((other) => other !== name));
  const errorOf = (name: string) => (missing.includes(name) ? text('kit.field.required') : undefined);

  return (
    <>
      <LogInHead />
      <form method="post" className={cardStyles.form} onSubmit={submit} noValidate>
        <TextInput
          label={text('accounts.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={errorOf('email')}
          onChange={() => filled('email')}
        />
        <PasswordField
          label={text('accounts.password')}
          name="password"
          autoComplete="current-password"
          maxLength={256}
          visibilityToggleButtonProps={{ 'aria-label': text('accounts.show_password'), tabIndex: 0 }}
          error={errorOf('password')}
          onChange={() => filled('password')}
        />
        <p className={styles.forgotten}>
          <Link to="/reset-password">{text('accounts.reset.link')}</Link>
        </p>
        {failure === null || busy ? null : (
          <Alert color="red" variant="light" role="alert">
            {failure}
          </Alert>
        )}
        <Button type={hydrated ? 'submit' : 'button'} size="lg" fullWidth loading={busy}>
          {text('accounts.log_in')}
        </Button>
        <p className={styles.slow} role="status">
          {slow ? text('kit.slow') : null}
        </p>
      </form>
      <PasskeyLogIn onGoing={onGoing} />
      <p className={cardStyles.other}>
        {text('accounts.log_in.no_account')} <SignUpLink>{text('accounts.log_in.sign_up')}</SignUpLink>
      </p>
    </>
  );
}
