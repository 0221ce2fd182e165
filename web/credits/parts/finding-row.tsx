import { Button } from '@mantine/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Finding } from '#contract/credits/finding.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { resolveFindingMutation } from '../data/resolve-finding.ts';
import styles from './console.module.css';
import { ReasonDialog, useReasonDialog } from './reason-dialog.tsx';

function Explain({ finding: { id, kind } }: { finding: Finding }) {
  const text = useText();
  const dialog = useReasonDialog(resolveFindingMutation(), text('credits.finding.explained'));
  return (
    <>
      <Button
        variant="default"
        aria-label={text('credits.finding.explain_that', { what: text(`credits.finding.${kind}`) })}
        onClick={dialog.open}
      >
        {text('credits.finding.explain')}
      </Button>
      {dialog.isOpen ? (
        <ReasonDialog
          title={text('credits.finding.explain_title')}
          lead={text('credits.finding.explain_what')}
          label={text('credits.finding.note')}
          send={text('credits.finding.explain')}
          busy={dialog.busy}
          failure={dialog.failure}
          onClose={dialog.close}
          onSend={(note) => dialog.send({ finding: id, note })}
        />
      ) : null}
    </>
  );
}

/** One difference: what each side says, since when, and what became of it. */
export function FindingRow({ finding }: { finding: Finding }) {
  const text = useText();
  const intl = useIntl();
  const { kind, books, payment_id, provider_reference, details, first_seen, resolved } = finding;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{text(`credits.finding.${kind}`)}</p>
        <p className={styles.facts}>
          <span>{text(`credits.books.${books}`)}</span>
          <time dateTime={first_seen}>{text('credits.finding.since', { date: date(first_seen) })}</time>
          {payment_id === null ? null : (
            <Link to={`/console/payments/${payment_id}`} className={styles.number}>
              {text('credits.desk.order', { number: String(payment_id) })}
            </Link>
          )}
          {provider_reference === null ? null : <span>{provider_reference}</span>}
        </p>
        <dl className={styles.sides}>
          <dt>{text('credits.finding.ours')}</dt>
          <dd>{details.ours ?? text('credits.finding.nothing')}</dd>
          {books === 'ledger' ? null : (
            <>
              <dt>{text('credits.finding.theirs')}</dt>
              <dd>{details.theirs ?? text('credits.finding.nothing')}</dd>
            </>
          )}
          {resolved === null ? null : (
            <>
              <dt>{text(`credits.finding.${resolved.how}`)}</dt>
              <dd>{resolved.note ?? date(resolved.at)}</dd>
            </>
          )}
        </dl>
      </div>
      {resolved === null ? <Explain finding={finding} /> : null}
    </li>
  );
}
