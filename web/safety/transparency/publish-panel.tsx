import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { getModerationFigures } from '#contract/safety/transparency/get-moderation-figures.ts';
import { longestReasons, publishFigures } from '#contract/safety/transparency/publish-figures.ts';
import { useRights } from '#web/operators/use-rights.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { usePeriodText } from '../figure-table.tsx';
import styles from './transparency.module.css';

type Answer = AnswerOf<typeof getModerationFigures>;

const publishFiguresMutation = () => mutationFor(publishFigures);

/** Asks once, and says that a published version stays. */
function PublishDialog({
  period,
  version,
  onClose,
}: {
  period: string;
  version: number;
  onClose: () => void;
}) {
  const text = useText();
  const queries = useQueryClient();
  const form = useCallForm({
    domain: 'safety',
    schema: publishFigures.input,
    mutation: publishFiguresMutation(),
    fields: version === 1 ? [] : ['reasons'],
    prepare: (typed) => ({ ...typed, period, version }),
    async onDone() {
      toast({ tone: 'success', text: text('safety.figures.published') });
      onClose();
      await queries.invalidateQueries();
    },
  });
  return (
    <Dialog
      title={text('safety.figures.publish_that', { period: usePeriodText()(period) })}
      noCross
      onClose={onClose}
    >
      <p>{text('safety.figures.publish_what')}</p>
      <form className={styles.form} {...form.formProps}>
        {version === 1 ? null : (
          <Textarea
            name="reasons"
            label={text('safety.figures.reasons')}
            description={text('safety.figures.reasons_what')}
            autosize
            minRows={2}
            maxLength={longestReasons}
            error={form.errorOf('reasons')}
            onChange={() => form.typed('reasons')}
          />
        )}
        <FormFooter failure={form.failure} busy={form.busy} label={text('safety.figures.publish')}>
          <Button variant="subtle" onClick={onClose}>
            {text('kit.cancel')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}

/** The published versions of the period, and the button for the next one (TRUST-9). */
export function PublishPanel({ period, answer }: { period: string; answer: Answer }) {
  const text = useText();
  const intl = useIntl();
  const mayPublish = useRights().has('house');
  const [asking, setAsking] = useState(false);
  const { versions, publishable_at: from } = answer;
  const isOver = from !== null && from <= new Date().toISOString();
  const date = (at: string) => intl.formatDate(at, { dateStyle: 'long' });
  if (from === null) return null;
  return (
    <Panel className={styles.panel}>
      <h2>{text('safety.figures.publication')}</h2>
      {versions.length === 0 ? <p>{text('safety.figures.not_published')}</p> : null}
      <ul className={styles.versions}>
        {versions.map(({ version, published_at, reasons }) => (
          <li key={version}>
            {text('safety.figures.version', { version, date: date(published_at) })}
            {reasons === null ? null : <span className={styles.quiet}>{reasons}</span>}
          </li>
        ))}
      </ul>
      {isOver ? null : (
        <p className={styles.quiet}>{text('safety.figures.publishable_at', { date: date(from) })}</p>
      )}
      {isOver && mayPublish ? (
        <div className={styles.buttons}>
          <Button variant={versions.length === 0 ? 'filled' : 'default'} onClick={() => setAsking(true)}>
            {text(versions.length === 0 ? 'safety.figures.publish' : 'safety.figures.publish_again')}
          </Button>
        </div>
      ) : null}
      <p className={styles.quiet}>
        <a href="/pages/transparency">{text('safety.figures.public_page')}</a>
      </p>
      {asking ? (
        <PublishDialog
          period={period}
          version={(versions[0]?.version ?? 0) + 1}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Panel>
  );
}
