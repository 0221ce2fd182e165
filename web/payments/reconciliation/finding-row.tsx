import { Button } from '@mantine/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { Finding, ListedFinding } from '#contract/payments/console/list-findings.ts';
import { resolveFinding } from '#contract/payments/console/resolve-finding.ts';
import styles from '#web/operators/console.module.css';
import { ItemOwner } from '#web/operators/item-owner.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ReasonDialog, useReasonDialog } from '../console-parts/reason-dialog.tsx';

const resolveFindingMutation = () => mutationFor(resolveFinding);

function ResolveFindingButton({ finding: { id, kind } }: { finding: Finding }) {
  const text = useText();
  const dialog = useReasonDialog(resolveFindingMutation(), text('payments.finding.explained'));
  return (
    <>
      <Button
        variant="default"
        aria-label={text('payments.finding.explain_that', { what: text(`payments.finding.${kind}`) })}
        onClick={dialog.open}
      >
        {text('payments.finding.explain')}
      </Button>
      {dialog.isOpen ? (
        <ReasonDialog
          title={text('payments.finding.explain_title')}
          lead={text('payments.finding.explain_what')}
          label={text('payments.finding.note')}
          send={text('payments.finding.explain')}
          busy={dialog.busy}
          failure={dialog.failure}
          onClose={dialog.close}
          onSend={(note) => dialog.send({ finding: id, note })}
        />
      ) : null}
    </>
  );
}

/** One difference, with its owner in the list: the values of both sides, the first time it was seen, and its resolution. */
export function FindingRow({ finding, owner }: { finding: Finding; owner?: ListedFinding['owner'] }) {
  const text = useText();
  const intl = useIntl();
  const { kind, books, payment_id, provider_reference, details, first_seen, resolved } = finding;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{text(`payments.finding.${kind}`)}</p>
        <p className={styles.facts}>
          <span>{text(`payments.books.${books}`)}</span>
          <time dateTime={first_seen}>{text('payments.finding.since', { date: date(first_seen) })}</time>
          {payment_id === null ? null : (
            <Link to={`/console/payments/${payment_id}`} className={styles.number}>
              {text('payments.desk.order', { number: String(payment_id) })}
            </Link>
          )}
          {provider_reference === null ? null : <span>{provider_reference}</span>}
        </p>
        <dl className={styles.sides}>
          <dt>{text('payments.finding.ours')}</dt>
          <dd>{details.ours ?? text('payments.finding.nothing')}</dd>
          {books === 'ledger' || kind === 'more_back_than_paid' ? null : (
            <>
              <dt>{text('payments.finding.theirs')}</dt>
              <dd>{details.theirs ?? text('payments.finding.nothing')}</dd>
            </>
          )}
          {resolved === null ? null : (
            <>
              <dt>{text(`payments.finding.${resolved.how}`)}</dt>
              <dd>{resolved.note ?? date(resolved.at)}</dd>
            </>
          )}
        </dl>
      </div>
      {resolved === null ? (
        <>
          {owner === undefined ? null : (
            <ItemOwner
              queue="finding"
              item={finding.id}
              name={text(`payments.finding.${kind}`)}
              owner={owner}
              right="money"
            />
          )}
          <ResolveFindingButton finding={finding} />
        </>
      ) : null}
    </li>
  );
}
