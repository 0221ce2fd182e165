import { confirmTwoStep } from '#contract/accounts/two-step.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { AppSecret } from '#web/ui/forms/app-secret.tsx';
import { CodeInput } from '#web/ui/forms/code-input.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import styles from './scan-step.module.css';

const confirmTwoStepMutation = () => mutationFor(confirmTwoStep);

const fields = ['code'];

/** Shows the secret for the authenticator app, and asks for the app's first code. */
export function ScanStep(props: { secret: string; uri: string; onDone: (codes: readonly string[]) => void }) {
  const text = useText();
  const { secret, uri, onDone } = props;
  const form = useCallForm({
    domain: 'accounts',
    schema: confirmTwoStep.input,
    mutation: confirmTwoStepMutation(),
    fields,
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <form className={styles.step} {...form.formProps}>
      <p>{text('accounts.two_step.scan')}</p>
      <AppSecret
        secret={secret}
        uri={uri}
        picture={text('accounts.two_step.qr')}
        open={text('accounts.two_step.open_app')}
        hint={text('accounts.two_step.secret')}
      />
      <CodeInput
        name="code"
        label={text('accounts.two_step.code')}
        description={text('accounts.two_step.code_hint')}
        error={form.errorOf('code')}
        onChange={() => form.typed('code')}
      />
      <FormFooter failure={form.failure} busy={form.busy} label={text('accounts.two_step.confirm')} />
    </form>
  );
}
