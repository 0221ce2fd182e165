import { Alert, Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import type { reportReceipt } from '#contract/safety/report-fields.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useBlock } from '#web/safety/use-block.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from '../report-dialog.module.css';
import type { ReportedMember } from '../report-dialog.tsx';

/**
 * Confirms the report and shows the case number (SAFE-1). Offers a block to members who did not block before.
 */
export function ReportConfirmation(props: {
  card: ReportedMember;
  answer: z.output<typeof reportReceipt>;
  /** The report is about a fictional profile taken for a real person (FIC-14). */
  refund: boolean;
  blocked: boolean;
  blocking: boolean;
  /** Why the requested block failed. */
  failure: string | null;
  onClose: () => void;
}) {
  const text = useText();
  const { card, answer, failure } = props;
  const block = useBlock();
  const blocked = props.blocked || block.isSuccess;
  return (
    <Dialog
      title={text(answer.repeated ? 'profiles.report.known' : 'profiles.report.thanks')}
      onClose={props.onClose}
    >
      <div className={styles.form}>
        <p>{text(answer.repeated ? 'profiles.report.known_body' : 'profiles.report.thanks_body')}</p>
        <p className={styles.number}>
          <span className={styles.quiet}>{text('profiles.report.number')}</span>
          <strong>{answer.number}</strong>
        </p>
        {props.refund ? <p>{text('profiles.report.refund')}</p> : null}
        <p>
          <Link to="/cases" onClick={props.onClose}>
            {text('profiles.report.follow')}
          </Link>
        </p>
        {blocked && card !== null ? <p>{text('safety.block.done', { name: card.name })}</p> : null}
        {failure === null ? null : (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          {blocked || props.blocking || card === null ? null : (
            <Button
              variant="subtle"
              color="red"
              loading={block.isPending}
              onClick={() => block.mutate({ profile: card.id })}
            >
              {text('profiles.block', { name: card.name })}
            </Button>
          )}
          <Button onClick={props.onClose}>{text('profiles.report.close')}</Button>
        </Group>
      </div>
    </Dialog>
  );
}
