import { Textarea } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { useFictionalWrites } from '#web/sites/use-fictional-writes.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { SettingSwitch } from '#web/ui/forms/settings-section.tsx';
import styles from './hello-step.module.css';
import { TargetMessage } from './target-message.tsx';
import type { SignUp } from './use-sign-up.ts';

const linkTo = (path: string) => (parts: ReactNode[]) => (
  <a href={path} target="_blank" rel="noopener">
    {parts}
  </a>
);

function About({ signUp }: { signUp: SignUp }) {
  const text = useText();
  const { message, write, leave, errorOf } = signUp;
  return (
    <Textarea
      label={text('accounts.sign_up.about')}
      description={text('accounts.sign_up.about_hint')}
      name="signup_message"
      minRows={2}
      maxRows={8}
      value={message}
      error={errorOf('signup_message')}
      onBlur={() => leave('signup_message')}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}

/** The first message to the target, or a text about oneself, and the two separate consents (step 4). */
export function HelloStep({ signUp, target }: { signUp: SignUp; target: ProfileCard | null }) {
  const text = useText();
  const { fictional_singular: label } = useSettings();
  const writes = useFictionalWrites();
  const { draft, change, errorOf } = signUp;
  return (
    <>
      {target ? <TargetMessage signUp={signUp} target={target} /> : <About signUp={signUp} />}
      <p className={styles.honest}>
        <IconInfoCircle size={20} aria-hidden />
        <span>{text('accounts.sign_up.honest', { label, writes })}</span>
      </p>
      <div className={styles.consents}>
        <CheckField
          name="accept_terms"
          checked={draft.accept_terms}
          error={errorOf('accept_terms')}
          onChange={(event) => change({ accept_terms: event.currentTarget.checked })}
          label={
            <RichText
              id="accounts.sign_up.accept_terms"
              values={{ terms: linkTo('/pages/terms'), privacy: linkTo('/pages/privacy') }}
            />
          }
        />
        <CheckField
          name="accept_sensitive_data"
          checked={draft.accept_sensitive_data}
          error={errorOf('accept_sensitive_data')}
          onChange={(event) => change({ accept_sensitive_data: event.currentTarget.checked })}
          label={
            <RichText
              id="accounts.sign_up.accept_sensitive_data"
              values={{ privacy: linkTo('/pages/privacy') }}
            />
          }
        />
      </div>
      {/* Below the required consents: it is on from the start. */}
      <SettingSwitch
        label={text('accounts.visibility.members_only')}
        description={text('accounts.sign_up.members_only_lead')}
        checked={draft.members_only}
        onChange={(members_only) => change({ members_only })}
      />
    </>
  );
}
