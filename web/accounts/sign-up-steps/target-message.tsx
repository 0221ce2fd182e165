import { Textarea } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { TargetFictional } from './target-fictional.tsx';
import styles from './target-message.module.css';
import type { SignUp } from './use-sign-up.ts';

const openers = [1, 2, 3] as const;

/**
 * The first message to the target: says its price, and that it waits until the address is confirmed (ACC-6).
 */
export function TargetMessage({ signUp, target }: { signUp: SignUp; target: ProfileCard }) {
  const text = useText();
  const { message_credits: cost, signup_credits: gift } = useSettings();
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
          {text('accounts.target.hint', { name })}{' '}
          {text(gift >= cost ? 'accounts.target.cost_covered' : 'accounts.target.cost', { cost, gift })}
        </span>
      </p>
    </div>
  );
}
