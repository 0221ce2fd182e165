import { IconGift, IconHeart, IconMailOpened, IconMessageCircle } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import styles from './what-costs.module.css';

/** In a few lines: what takes credits and what does not. */
export function WhatCosts() {
  const text = useText();
  const { message_credits, gift_credits } = useSettings();
  return (
    <ul className={styles.facts}>
      <li>
        <IconMessageCircle size={22} aria-hidden />
        {text('credits.send_cost', { credits: message_credits })}
      </li>
      <li>
        <IconGift size={22} aria-hidden />
        {text('credits.gift_cost', { credits: gift_credits })}
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
