import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ReportDialog } from '#web/profiles/report-dialog.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { useReportMessage } from '../reports/report-message.mutation.ts';
import styles from './unavailable-conversation.module.css';

/** The conversation by its id or by the other member. */
type ConversationRef = { readonly conversation: number } | { readonly profile: number };

function Report({ which, onClose }: { which: ConversationRef; onClose: () => void }) {
  const text = useText();
  const { mutate, data, error, isPending } = useReportMessage();
  return (
    <ReportDialog
      card={null}
      title={text('chat.report.gone')}
      filing={{
        data,
        error,
        isPending,
        send: (why, onTaken) => mutate({ ...which, ...why }, { onSuccess: onTaken }),
      }}
      blocked={false}
      onClose={onClose}
    />
  );
}

/**
 * Replaces a conversation whose other member is gone: erased, leaving, or blocking. The text is the same in
 * all cases, so that nobody learns of a block. The conversation can still be reported (TRUST-3, TRUST-4).
 */
export function UnavailableConversation({ which }: { which: ConversationRef }) {
  const text = useText();
  const [reporting, setReporting] = useState(false);
  return (
    <>
      <div className={styles.gone} role="status">
        <EmptyState title={text('chat.gone')} body={text('chat.gone_body')}>
          <ButtonLink to="/chats">{text('chat.obstacle.to_chats')}</ButtonLink>
          <Button variant="subtle" onClick={() => setReporting(true)}>
            {text('chat.report.gone')}
          </Button>
        </EmptyState>
      </div>
      {reporting ? <Report which={which} onClose={() => setReporting(false)} /> : null}
    </>
  );
}
