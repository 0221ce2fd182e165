import { TextInput } from '@mantine/core';
import { logInOperator } from '#contract/operators/log-in-operator.ts';
import { useLockoutMinutes } from '#web/platform/forms/use-lockout-minutes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import cardStyles from '#web/ui/forms/form-card.module.css';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';

const logInOperatorMutation = () => mutationFor(logInOperator);

const fields = ['email', 'password'];

/** The first step: address and password. */
export function OperatorPasswordStep({ onRight }: { onRight: (token: string) => void }) {
  const text = useText();
  const form = useCallForm({
    domain: 'operators',
    schema: logInOperator.input,
    mutation: logInOperatorMutation(),
    fields,
    onDone: ({ token }) => onRight(token),
  });
  const minutes = useLockoutMinutes(form.error);
  const failure =
    minutes === null || form.failure === null
      ? form.failure
      : text('operators.error.login_locked', { minutes });
  return (
    <>
      <div>
        <h1 className={cardStyles.title}>{text('operators.log_in.title')}</h1>
        <p className={cardStyles.lead}>{text('operators.log_in.lead')}</p>
      </div>
      <form className={cardStyles.form} {...form.formProps}>
        <TextInput
          label={text('operators.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          error={form.errorOf('email')}
          onChange={() => form.typed('email')}
        />
        <PasswordField
          label={text('operators.password')}
          name="password"
          autoComplete="current-password"
          maxLength={256}
          visibilityToggleButtonProps={{ 'aria-label': text('operators.show_password'), tabIndex: 0 }}
          error={form.errorOf('password')}
          onChange={() => form.typed('password')}
        />
        <FormFooter
          failure={minutes === 0 ? null : failure}
          busy={form.busy}
          size="lg"
          label={text('operators.log_in.next')}
        />
      </form>
    </>
  );
}
