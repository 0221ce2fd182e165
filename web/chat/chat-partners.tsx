import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChatPartner, getChatPartners } from '#contract/chat/get-chat-partners.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ReportDialog } from '#web/profiles/report-dialog.tsx';
import { BlockDialog } from '#web/safety/block-dialog.tsx';
import { useMeetingChanged } from '#web/safety/use-meeting-changed.ts';
import { ListSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import styles from './correspondents.module.css';
import { useReportMessage } from './reports/report-message.mutation.ts';

/** The names of the members with whom the member has a conversation. */
const chatPartnersQuery = () => queryFor(getChatPartners, {});

/** Rows shown at first. Most members look for recent conversations. */
const few = 5;

/** Reports the conversation with a member, identified by that member. */
function Report({ other, onClose }: { other: ChatPartner; onClose: () => void }) {
  const text = useText();
  const { mutate, data, error, isPending } = useReportMessage();
  return (
    <ReportDialog
      card={other}
      title={text('chat.report.title', { name: other.name })}
      filing={{
        data,
        error,
        isPending,
        send: (why, onTaken) => mutate({ profile: other.id, ...why }, { onSuccess: onTaken }),
      }}
      blocked={false}
      onClose={onClose}
    />
  );
}

function Row({ other }: { other: ChatPartner }) {
  const text = useText();
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
  const [isBlocked, setBlocked] = useState(false);
  useMeetingChanged(({ profile, blocked }) => {
    if (profile === other.id) setBlocked(blocked);
  });
  const close = () => setOpen(null);
  const { name } = other;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <ProfileName card={other} age={false} />
      </span>
      {isBlocked ? (
        <span className={styles.blocked}>{text('chat.correspondents.blocked')}</span>
      ) : (
        <Button
          variant="default"
          size="sm"
          aria-label={text('chat.correspondents.block', { name })}
          onClick={() => setOpen('block')}
        >
          {text('safety.block.do')}
        </Button>
      )}
      <Button
        variant="default"
        size="sm"
        aria-label={text('chat.correspondents.report', { name })}
        onClick={() => setOpen('report')}
      >
        {text('profiles.report.send')}
      </Button>
      {open === 'block' ? <BlockDialog id={other.id} name={name} onClose={close} /> : null}
      {open === 'report' ? <Report other={other} onClose={close} /> : null}
    </li>
  );
}

function Rows() {
  const text = useText();
  const { data, error, refetch } = useQuery(chatPartnersQuery());
  const [all, setAll] = useState(false);
  if (!data)
    return error ? <ErrorState error={error} retry={() => void refetch()} /> : <ListSkeleton count={1} />;
  const { results } = data;
  if (results.length === 0) return <p className={styles.none}>{text('chat.correspondents.none')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {(all ? results : results.slice(0, few)).map((other) => (
          <Row key={other.id} other={other} />
        ))}
      </ul>
      {all || results.length <= few ? null : (
        <Button variant="light" onClick={() => setAll(true)}>
          {text('chat.correspondents.all')}
        </Button>
      )}
    </>
  );
}

/**
 * Blocking and reporting for suspended or banned members, who no longer see their conversations (TRUST-12).
 */
export function ChatPartners() {
  const text = useText();
  return (
    <SettingsSection title={text('chat.correspondents.title')} lead={text('chat.correspondents.lead')}>
      <Rows />
    </SettingsSection>
  );
}
