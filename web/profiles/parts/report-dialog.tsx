import { Alert, Button, Checkbox, Group, Textarea } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import type { Id } from '#contract/kit/id.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { longestReport } from '#contract/profiles/report-member.ts';
import { type ReportReason, reportReasons } from '#contract/safety/report-reason.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useBlock } from '#web/safety/use-block.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { useReportMember } from '../data/report-member.ts';
import styles from './report-dialog.module.css';
import { ReportTaken } from './report-taken.tsx';

interface Reported {
  readonly card: ProfileCard;
  /** Left out for the profile as a whole. */
  readonly photo?: Id | undefined;
  readonly blocked: boolean;
}

/** Only a fictional profile can be taken for a real person (FIC-14). */
const reasonsFor = ({ fictional }: ProfileCard): readonly ReportReason[] =>
  reportReasons.filter((reason) => reason !== 'thought_real' || fictional);

/** Reports a member or one of their photos: why, in own words where wanted, and a block at once (SAFE-1, TRUST-4). */
export function ReportDialog({ card, photo, blocked, onClose }: Reported & { onClose: () => void }) {
  const text = useText();
  const failure = useFailureText();
  const report = useReportMember();
  const block = useBlock();
  const group = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [words, setWords] = useState('');
  const [alsoBlock, setAlsoBlock] = useState(false);
  const [missing, setMissing] = useState<'reason' | 'words' | null>(null);
  const title = text(photo === undefined ? 'profiles.report.title' : 'profiles.report.title_photo', {
    name: card.name,
  });

  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (reason === null) return setMissing('reason');
    if (reason === 'other' && said === '') return setMissing('words');
    setMissing(null);
    report.mutate(
      {
        profile: card.id,
        reason,
        ...(photo !== undefined && { photo }),
        ...(said !== '' && { words: said }),
      },
      { onSuccess: () => alsoBlock && block.mutate({ profile: card.id }) },
    );
  };

  if (report.data)
    return (
      <ReportTaken
        card={card}
        answer={report.data}
        blocked={alsoBlock ? block.isSuccess : blocked}
        blocking={block.isPending}
        failure={block.error ? failure(block.error) : null}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={send} noValidate>
        <fieldset className={styles.reasons} aria-describedby={`${group}-fault`}>
          <legend className={styles.legend}>{text('profiles.report.why')}</legend>
          {reasonsFor(card).map((one) => (
            <label key={one} className={styles.reason}>
              <input
                type="radio"
                name={group}
                value={one}
                checked={reason === one}
                onChange={() => {
                  setReason(one);
                  setMissing(null);
                }}
              />
              <span>{text(`safety.reason.${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <p id={`${group}-fault`} className={styles.fault} role="alert">
          {missing === 'reason' ? text('profiles.report.choose') : null}
        </p>
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
        {blocked ? null : (
          <Checkbox
            label={text('profiles.report.also_block', { name: card.name })}
            checked={alsoBlock}
            onChange={(event) => setAlsoBlock(event.currentTarget.checked)}
          />
        )}
        <p className={styles.quiet}>{text('profiles.report.quiet')}</p>
        {report.error && !report.isPending ? (
          <Alert color="red" role="alert">
            {failure(report.error)}
          </Alert>
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {text('profiles.report.cancel')}
          </Button>
          <Button type="submit" loading={report.isPending}>
            {text('profiles.report.send')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
