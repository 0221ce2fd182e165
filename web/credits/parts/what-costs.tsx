import { IconHeart, IconMailOpened, IconMessageCircle } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import styles from './what-costs.module.css';

/** In three lines: what takes credits and what does not. */
export function WhatCosts() {
  const text = useText();
  const { message_credits } = useSettings();
  return (
    <ul className={styles.facts}>
      <li>
        <IconMessageCircle size={22} aria-hidden />
        {text('credits.send_cost', { credits: message_credits })}
      </li>
      <li>
        <IconMailOpened size={22} aria-hidden />
        {text('credits.free_reading')}
      </li>
      <li>
        <IconHeart size={22} aria-hidden />
        {text('credits.free_likes')}
      </li>
    </ul>
  );
}
