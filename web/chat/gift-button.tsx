import { Button } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalNotice } from './fictional/use-fictional-notice.tsx';
import styles from './gift-button.module.css';
import { GiftDialog } from './gifts/gift-dialog.tsx';
import { useWriting } from './permission/use-writing.ts';
import { useSendMessage } from './sync/use-send-message.ts';
import { useSendsTextsOnly } from './sync/use-sends-texts-only.ts';

/**
 * Gives a gift to a member (PROF-2). The gift goes out in the conversation, so the button leads there.
 * Empty for a member who may send texts only (ACC-6).
 */
export function GiftButton({ profile }: { profile: ProfileCard }) {
  const text = useText();
  const navigate = useNavigate();
  const sending = useSendMessage(profile.id);
  const { before, dialog } = useFictionalNotice(profile, useWriting(profile.id));
  const [choosing, setChoosing] = useState(false);
  if (useSendsTextsOnly()) return null;
  return (
    <>
      <Button
        variant="light"
        className={styles.button ?? ''}
        aria-label={text('chat.gift_to', { name: profile.name })}
        onClick={() => setChoosing(true)}
      >
        <IconGift size={20} aria-hidden />
        <span className={styles.label}>{text('chat.gift_short')}</span>
      </Button>
      {choosing ? (
        <GiftDialog
          other={profile}
          sending={sending}
          before={before}
          onGiven={() => {
            // Close at once: the navigation may take a while, and a second tap would send a second gift.
            setChoosing(false);
            void navigate(`/members/${profile.id}/chat`);
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
      {dialog}
    </>
  );
}
