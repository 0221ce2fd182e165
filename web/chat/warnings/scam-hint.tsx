import { UnstyledButton } from '@mantine/core';
import { IconShieldExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Message } from '#contract/chat/message.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { BlockDialog } from '#web/safety/block-dialog.tsx';
import { writingQuery } from '../permission/use-writing.ts';
import { ReportChat } from '../reports/report-chat.tsx';
import { useChatState } from '../sync/use-device.ts';
import styles from './scam-hint.module.css';
import { type ScamHintKind as Caution, mayBeDuplicateOpener, scamHintFor } from './scam-hints.ts';

function Warning({ caution: hint, other }: { caution: Caution; other: ProfileCard }) {
  const text = useText();
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.caution} data-caution={hint}>
      <IconShieldExclamation size={20} aria-hidden className={styles.icon} />
      <p className={styles.words}>{text(`chat.caution.${hint}`, { name: other.name })}</p>
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

/** For the first message only. The server knows whether the same text went to many members. */
function CopiedWarning({ other }: { other: ProfileCard }) {
  const { data } = useQuery(writingQuery(other.id));
  return data?.many_alike ? <Warning caution="copied" other={other} /> : null;
}

/** The scam hint below a received message, with ways to block or report the sender (TRUST-6, TRUST-7). */
export function ScamHint({ message }: { message: Message }) {
  const other = useChatState().chats[message.conversation]?.profile;
  const hint = scamHintFor(message);
  if (!other) return null;
  if (hint) return <Warning caution={hint} other={other} />;
  return mayBeDuplicateOpener(message) ? <CopiedWarning other={other} /> : null;
}
