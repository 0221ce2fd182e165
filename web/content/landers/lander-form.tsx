import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { TagFields } from '#web/tracking/tag-fields.tsx';
import styles from './lander-form.module.css';

/**
 * The form at the end of every lander. It carries its answers and the traffic tags to the sign-up. The
 * sign-up accepts `gender`, `looking_for`, `country`, `countryregion` and `interests`. `to` is the sign-up
 * for a member.
 */
export function LanderForm(props: { children?: ReactNode; button?: string; to?: string }) {
  const text = useText();
  const { signup_credits: credits, message_credits } = useSettings();
  const messages = Math.floor(credits / Math.max(1, message_credits));
  return (
    <form action={props.to ?? '/signup'} className={styles.form}>
      <TagFields />
      {props.children}
      <button type="submit" className={styles.button}>
        {props.button ?? text('content.front.sign_up')}
      </button>
      <p className={styles.gift}>{text('content.front.gift', { credits, messages })}</p>
    </form>
  );
}
