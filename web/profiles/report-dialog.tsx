import { Alert, Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import {
  longestReport,
  type ReportReason,
  reportReasons,
  type reportReceipt,
} from '#contract/safety/report-reason.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useBlock } from '#web/safety/use-block.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import styles from './report-dialog.module.css';

/**
 * Confirms the report and shows the case number (SAFE-1). Offers a block to members who did not block before.
 */
function ReportConfirmation(props: {
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

/** The reason and the text of a report. */
export interface ReportInput {
  readonly reason: ReportReason;
  readonly words?: string;
}

/** The mutation that files the report. */
export interface ReportMutation {
  send(said: ReportInput, onTaken: () => void): void;
  readonly data: z.output<typeof reportReceipt> | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
}

/** The reported member. Null if the account does not exist any more. */
export type ReportedMember = Pick<ProfileCard, 'id' | 'name' | 'fictional'> | null;

/** Only a fictional profile can be taken for a real person (FIC-14). */
const reasonsFor = (card: ReportedMember): readonly ReportReason[] =>
  reportReasons.filter((reason) => reason !== 'thought_real' || card === null || card.fictional);

/** The reasons of a report, as radio buttons. */
function ReasonChoice(props: {
  card: ReportedMember;
  reason: ReportReason | null;
  isMissing: boolean;
  onChoose: (reason: ReportReason) => void;
}) {
  const text = useText();
  const group = useId();
  const { card, reason, isMissing, onChoose } = props;
  return (
    <>
      <fieldset className={styles.reasons} aria-describedby={`${group}-fault`}>
        <legend className={styles.legend}>{text('profiles.report.why')}</legend>
        {reasonsFor(card).map((one) => (
          <label key={one} className={styles.reason}>
            <input
              type="radio"
              name={group}
              value={one}
              checked={reason === one}
              onChange={() => onChoose(one)}
            />
            <span>{text(`safety.reason.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <p id={`${group}-fault`} className={styles.fault} role="alert">
        {isMissing ? text('profiles.report.choose') : null}
      </p>
    </>
  );
}

function ReportFooter({ filing, onCancel }: { filing: ReportMutation; onCancel: () => void }) {
  const text = useText();
  const failure = useFailureText();
  return (
    <>
      {filing.error && !filing.isPending ? (
        <Alert color="red" role="alert">
          {failure(filing.error)}
        </Alert>
      ) : null}
      <Group justify="flex-end" gap="xs">
        <Button variant="subtle" onClick={onCancel}>
          {text('profiles.report.cancel')}
        </Button>
        <Button type="submit" loading={filing.isPending}>
          {text('profiles.report.send')}
        </Button>
      </Group>
    </>
  );
}

/** Reports a member's content: a reason, an optional text, and an optional block (SAFE-1, TRUST-4). */
export function ReportDialog(props: {
  card: ReportedMember;
  title: string;
  filing: ReportMutation;
  blocked: boolean;
  /** Additional fields above the reasons. */
  children?: ReactNode;
  onClose: () => void;
}) {
  const { card, title, filing: report, blocked, onClose } = props;
  const text = useText();
  const failure = useFailureText();
  const block = useBlock();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [alsoBlock, setAlsoBlock] = useState(false);
  const [missing, setMissing] = useState<'reason' | 'words' | null>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (reason === null) return setMissing('reason');
    if (reason === 'other' && said === '') return setMissing('words');
    setMissing(null);
    report.send({ reason, ...(said !== '' && { words: said }) }, () => {
      if (alsoBlock && card !== null) block.mutate({ profile: card.id });
    });
  };

  if (report.data)
    return (
      <ReportConfirmation
        card={card}
        answer={report.data}
        refund={reason === 'thought_real'}
        blocked={alsoBlock ? block.isSuccess : blocked}
        blocking={block.isPending}
        failure={block.error ? failure(block.error) : null}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={send} noValidate>
        {props.children}
        <ReasonChoice
          card={card}
          reason={reason}
          isMissing={missing === 'reason'}
          onChoose={(chosen) => {
            setReason(chosen);
            setMissing(null);
          }}
        />
        <Textarea
          label={text(reason === 'other' ? 'profiles.report.words' : 'profiles.report.words_open')}
          value={words}
          maxLength={longestReport}
          autosize
          minRows={2}
          maxRows={6}
          error={missing === 'words' ? text('profiles.report.words_needed') : null}
          onChange={(event) => {
            setWords(event.currentTarget.value);
            if (missing === 'words') setMissing(null);
          }}
        />
        {blocked || card === null ? null : (
          <CheckField
            label={text('profiles.report.also_block', { name: card.name })}
            checked={alsoBlock}
            onChange={(event) => setAlsoBlock(event.currentTarget.checked)}
          />
        )}
        <p className={styles.quiet}>{text('profiles.report.quiet')}</p>
        <ReportFooter filing={report} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
