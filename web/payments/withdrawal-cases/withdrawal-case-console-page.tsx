import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { openWithdrawalCase } from '#contract/payments/console/open-withdrawal-case.ts';
import type { WithdrawalCaseFacts } from '#contract/payments/console/withdrawal-case.ts';
import styles from '#web/operators/console.module.css';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { AnswerCase, MatchCase } from './close-case.tsx';
import { ReopenCase } from './reopen-case.tsx';

// The page requests the case, not the loader, because every look is recorded. It never refetches by itself.
export const loader = operatorLoader(async () => {});

const caseQuery = (id: number) =>
  ({
    ...queryFor(openWithdrawalCase, { case: id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  }) as const;

/** An invalid id becomes 1, an id that no case has. */
const idOf = (typed: string | undefined): number => {
  const id = Number(typed);
  return Number.isSafeInteger(id) && id > 0 ? id : 1;
};

function CaseFacts({ found }: { found: WithdrawalCaseFacts }) {
  const text = useText();
  const intl = useIntl();
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long', timeStyle: 'short' });
  const { order, reason, sender, declared_at, due_at, declarations, receipted_at } = found;
  const facts: ReadonlyArray<readonly [string, ReactNode]> = [
    [text('payments.case.typed'), order],
    [text('payments.case.why'), text(`payments.case.reason.${reason}`)],
    [
      text('payments.case.sender'),
      sender === null ? text('payments.case.erased') : `${sender.name}, ${sender.email}`,
    ],
    [
      text('payments.case.declared'),
      declarations === 1
        ? date(declared_at)
        : `${date(declared_at)}, ${text('payments.case.times', { declarations })}`,
    ],
    [text('payments.case.deadline'), text('payments.case.due', { date: date(due_at) })],
    [
      text('payments.case.receipt'),
      receipted_at === null
        ? text('payments.case.no_receipt')
        : text('payments.case.receipted', { date: date(receipted_at) }),
    ],
  ];
  return (
    <Panel className={styles.part}>
      <dl className={styles.dl}>
        {facts.map(([name, fact]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Closed({ found }: { found: WithdrawalCaseFacts }) {
  const { id, outcome, answer, dismissal, matched } = found;
  const text = useText();
  if (outcome === null) return null;
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text(`payments.case.outcome.${outcome}`)}</h2>
      {answer === null ? null : <p className={styles.letter}>{answer}</p>}
      {dismissal === null ? null : <p className={styles.letter}>{dismissal}</p>}
      {outcome === 'dismissed' ? <ReopenCase id={id} /> : null}
      {matched === null ? null : (
        <Link to={`/console/payments/${matched}`} className={styles.back}>
          {text('payments.desk.order', { number: String(matched) })}
        </Link>
      )}
    </Panel>
  );
}

/** One withdrawal without an order: its facts, and the forms to match or answer it (CON-4, SAFE-2). */
export default function WithdrawalCaseConsolePage() {
  const text = useText();
  const { data: found, error, refetch } = useQuery(caseQuery(idOf(useParams().id)));
  const title = found ? text('payments.case.order', { number: found.order }) : text('payments.case.title');
  return (
    <Page>
      <PageTitle title={title} />
      <Link to="/console/withdrawals" className={styles.back}>
        {text('payments.case.back')}
      </Link>
      <PageHead
        title={title}
        aside={
          found && (
            <Pill tone={found.outcome === null ? 'warning' : 'quiet'}>
              {text(found.outcome === null ? 'payments.case.open' : `payments.case.outcome.${found.outcome}`)}
            </Pill>
          )
        }
      />
      {found ? (
        <div className={styles.columns}>
          <div className={styles.column}>
            <CaseFacts found={found} />
            {found.outcome === null ? <MatchCase found={found} /> : null}
          </div>
          <div className={styles.column}>
            {found.outcome === null ? <AnswerCase found={found} /> : <Closed found={found} />}
          </div>
        </div>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </Page>
  );
}
