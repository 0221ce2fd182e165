import { UnstyledButton } from '@mantine/core';
import { IconShieldExclamation } from '@tabler/icons-react';
import { useState } from 'react';
import type { Message } from '#contract/chat/message.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { BlockDialog } from '#web/safety/block-dialog.tsx';
import { messageCaution } from '../state/message-caution.ts';
import { useChatState } from '../state/use-chat-store.ts';
import styles from './message-caution.module.css';
import { ReportChat } from './report-chat.tsx';

/** Below what somebody wrote: what to be careful of, with the ways to keep them off (TRUST-6, TRUST-7). */
export function MessageCaution({ message }: { message: Message }) {
  const text = useText();
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const other = useChatState().chats[message.conversation]?.profile;
  const caution = messageCaution(message);
  if (!caution || !other) return null;
  const close = () => setOpen(null);
  return (
    <div className={styles.caution} data-caution={caution}>
      <IconShieldExclamation size={20} aria-hidden className={styles.icon} />
      <p className={styles.words}>{text(`chat.caution.${caution}`, { name: other.name })}</p>
      <div className={styles.ways}>
        <UnstyledButton className={styles.way ?? ''} onClick={() => setOpen('block')}>
          {text('chat.caution.block')}
        </UnstyledButton>
        <UnstyledButton className={styles.way ?? ''} onClick={() => setOpen('report')}>
          {text('chat.caution.report')}
        </UnstyledButton>
      </div>
      {open === 'block' ? <BlockDialog id={other.id} name={other.name} onClose={close} /> : null}
      {open === 'report' ? <ReportChat other={other} blocked={false} onClose={close} /> : null}
    </div>
  );
}
