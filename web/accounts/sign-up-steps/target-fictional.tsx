import { Checkbox } from '@mantine/core';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { FictionalExplanation } from '#web/chat/fictional-explanation.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './target-fictional.module.css';
import type { SignUp } from './use-sign-up.ts';

/**
 * Shown beside the first message to a fictional profile: explains what it is in the words that members read.
 * An unticked checkbox confirms that the user knows (FIC-4).
 */
export function TargetFictional({ signUp, target }: { signUp: SignUp; target: ProfileCard }) {
  const text = useText();
  const { name } = target;
  return (
    <section className={styles.told} aria-label={text('chat.fictional.title', { name })}>
      <p className={styles.title}>{text('chat.fictional.title', { name })}</p>
      <FictionalExplanation name={name} />
      <Checkbox
        name="accept_fictional"
        checked={signUp.knowsFictional}
        error={signUp.errorOf('accept_fictional')}
        onChange={(event) => signUp.tickFictional(event.currentTarget.checked)}
        label={text('accounts.target.accept_fictional', { name })}
      />
    </section>
  );
}
