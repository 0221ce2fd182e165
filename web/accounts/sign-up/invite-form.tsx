import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import styles from '#web/ui/forms/form-card.module.css';
import { storeInviteCode } from '../sign-up-steps/invite-code.ts';
import frameStyles from '../sign-up-steps/step-frame.module.css';
import type { SignUpGate } from './use-sign-up-gate.ts';

/** Says that the site takes no new members at all, and where members go on. */
function ClosedNotice({ heading: Heading }: { heading: 'h1' | 'h3' }) {
  const text = useText();
  return (
    <>
      <div>
        <Heading className={frameStyles.title}>{text('accounts.closed.title')}</Heading>
        <p className={frameStyles.lead}>{text('accounts.closed.lead')}</p>
      </div>
      <p className={styles.other}>
        {text('accounts.sign_up.have_account')} <Link to="/login">{text('accounts.log_in')}</Link>
      </p>
    </>
  );
}

/** Says why the site is closed to new members, with a field for an invite code that opens it (ACC-3). */
export function InviteForm({ gate, heading: Heading }: { gate: SignUpGate; heading: 'h1' | 'h3' }) {
  const text = useText();
  const failureText = useFailureText();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const { closed } = useSettings();
  const code = typed ?? gate.code;
  if (closed) return <ClosedNotice heading={Heading} />;

  const errorOf = (): string | undefined => {
    if (typed !== null && typed !== gate.code) return undefined;
    if (gate.error) return failureText(gate.error);
    return gate.isRefused ? text('accounts.field.invite_invalid') : undefined;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '' || gate.isAsking) return;
    setTyped(null);
    if (code.trim() === gate.code) void gate.retry();
    else storeInviteCode(code);
  };

  return (
    <>
      <div>
        <Heading className={frameStyles.title}>{text('accounts.invite.title')}</Heading>
        <p className={frameStyles.lead}>{text('accounts.invite.lead')}</p>
      </div>
      <form method="post" className={frameStyles.fields} onSubmit={submit} noValidate>
        <TextInput
          label={text('accounts.invite.code')}
          description={text('accounts.invite.hint')}
          name="invite"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={code}
          error={errorOf()}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type={hydrated ? 'submit' : 'button'} size="lg" fullWidth loading={gate.isAsking}>
          {text('accounts.invite.check')}
        </Button>
      </form>
      <p className={styles.other}>
        {text('accounts.sign_up.have_account')} <Link to="/login">{text('accounts.log_in')}</Link>
      </p>
    </>
  );
}
