import { Textarea } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { FictionalExplanation } from '#web/chat/fictional-explanation.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import styles from './target-message.module.css';
import type { SignUp } from './use-sign-up.ts';

/**
 * Shown beside the first message to a fictional profile: explains what it is in the words that members read.
 * An unticked checkbox confirms that the user knows (FIC-4).
 */
function TargetFictional({ signUp, target }: { signUp: SignUp; target: ProfileCard }) {
  const text = useText();
  const { name } = target;
  return (
    <section className={styles.told} aria-label={text('chat.fictional.title', { name })}>
      <p className={styles.title}>{text('chat.fictional.title', { name })}</p>
      <FictionalExplanation name={name} />
      <CheckField
        name="accept_fictional"
        checked={signUp.knowsFictional}
        error={signUp.errorOf('accept_fictional')}
        onChange={(event) => signUp.tickFictional(event.currentTarget.checked)}
        label={text('accounts.target.accept_fictional', { name })}
      />
    </section>
  );
}

const openers = [1, 2, 3] as const;

/**
 * The first message to the target: says its price, and that it waits until the address is confirmed (ACC-6).
 */
export function TargetMessage({ signUp, target }: { signUp: SignUp; target: ProfileCard }) {
  const text = useText();
  const { message_credits: cost, signup_credits: gift, reveal_account_existence: reveals } = useSettings();
  const { message, write, leave, errorOf } = signUp;
  const { name } = target;
  return (
    <div className={styles.message}>
      <Textarea
        label={text('accounts.target.message', { name })}
        placeholder={text('accounts.target.placeholder', { name })}
        name="signup_message"
        minRows={3}
        maxRows={8}
        value={message}
        error={errorOf('signup_message')}
        onBlur={() => leave('signup_message')}
        onChange={(event) => write(event.currentTarget.value)}
      />
      {message === '' ? (
        <ul className={styles.openers} aria-label={text('accounts.target.openers')}>
          {openers.map((opener) => (
            <li key={opener}>
              <button type="button" onClick={() => write(text(`accounts.target.opener_${opener}`, { name }))}>
                {text(`accounts.target.opener_${opener}`, { name })}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {target.fictional ? <TargetFictional signUp={signUp} target={target} /> : null}
      <p className={styles.hint}>
        <IconMail size={20} aria-hidden />
        <span>
          {text(reveals === 'yes' ? 'accounts.target.hint_at_once' : 'accounts.target.hint', { name })}{' '}
          {text(gift >= cost ? 'accounts.target.cost_covered' : 'accounts.target.cost', { cost, gift })}
        </span>
      </p>
    </div>
  );
}
