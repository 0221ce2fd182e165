import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { type WithdrawalCase, withdrawalCase } from '#contract/payments/console/withdrawal-case.ts';
import styles from '#web/operators/console.module.css';
import { ConsoleList } from '#web/operators/console-list.tsx';
import { choiceIn, ItemFilters, itemFilterOf } from '#web/operators/item-filters.tsx';
import { ItemOwner } from '#web/operators/item-owner.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { ListSwitch } from '../console-parts/list-switch.tsx';
import { PaymentsConsoleNav } from '../console-parts/payments-console-nav.tsx';
import { DismissCases } from './dismiss-cases.tsx';
import { type CaseFilter, withdrawalCasePages } from './list-withdrawal-cases.query.ts';

/** Chooses a case for closing it together with others. */
interface CaseChoice {
  readonly isChosen: boolean;
  onToggle(): void;
}

/** One case without its sender; the whole row links to it. An open one can be chosen. */
function CaseRow({ found, choice }: { found: WithdrawalCase; choice?: CaseChoice }) {
  const text = useText();
  const intl = useIntl();
  const { id, order, reason, declared_at, due_at, declarations, receipted_at, outcome, network, owner } =
    found;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'medium' });
  return (
    <li className={choice && styles.choosable}>
      {choice ? (
        <CheckField
          aria-label={text('payments.case.choose', { number: order })}
          checked={choice.isChosen}
          onChange={choice.onToggle}
          className={styles.choose ?? ''}
        />
      ) : null}
      <Link to={`/console/withdrawals/${id}`} className={styles.row}>
        <span className={styles.what}>
          <span className={styles.name}>{text('payments.case.order', { number: order })}</span>
          <span className={styles.facts}>
            <span>{text(`payments.case.reason.${reason}`)}</span>
            <time dateTime={declared_at}>{date(declared_at)}</time>
            {declarations > 1 ? <span>{text('payments.case.times', { declarations })}</span> : null}
            {outcome === null && receipted_at === null ? (
              <span>{text('payments.case.no_receipt')}</span>
            ) : null}
            {network === null ? null : <span>{text('payments.case.network', { network })}</span>}
          </span>
        </span>
        <span className={styles.end}>
          <Pill tone={outcome === null ? 'warning' : 'quiet'}>
            {outcome === null
              ? text('payments.case.due', { date: date(due_at) })
              : text(`payments.case.outcome.${outcome}`)}
          </Pill>
        </span>
      </Link>
      {choice ? (
        <div className={styles.owner}>
          <ItemOwner
            queue="withdrawal"
            item={id}
            name={text('payments.case.order', { number: order })}
            owner={owner}
            right="money"
          />
        </div>
      ) : null}
    </li>
  );
}

const reasons = withdrawalCase.shape.reason.options;

/** The filters that the address of the page holds. */
const filterOf = (search: URLSearchParams): CaseFilter => {
  const why = choiceIn(search, 'why', reasons);
  return { ...itemFilterOf(search), ...(why && { why }) };
};

export const loader = operatorLoader(async ({ queryClient, url }) => {
  await queryClient.prefetchInfiniteQuery(withdrawalCasePages(false, filterOf(url.searchParams)));
});

/** The withdrawals that match no order or no proven buyer (CON-4, SAFE-2). */
export default function WithdrawalCasesConsolePage() {
  const text = useText();
  const [closed, setClosed] = useState(false);
  const [filter, setFilter] = useState<CaseFilter>({});
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [search] = useSearchParams();
  const query = useInfiniteQuery(
    withdrawalCasePages(closed, closed ? {} : { ...filterOf(search), ...filter }),
  );
  const shown = query.data?.pages.flatMap(({ results }) => results) ?? [];
  const chosen = shown.filter(({ id }) => chosenIds.has(id));
  const choose = (cases: readonly WithdrawalCase[]) => setChosenIds(new Set(cases.map(({ id }) => id)));
  const choiceOf = ({ id }: WithdrawalCase): CaseChoice => ({
    isChosen: chosenIds.has(id),
    onToggle: () => setChosenIds(chosenIds.symmetricDifference(new Set([id]))),
  });
  return (
    <Page>
      <PageTitle title={text('payments.case.title')} />
      <PageHead title={text('payments.case.title')} lead={text('payments.case.lead')} />
      <PaymentsConsoleNav />
      <ListSwitch
        label={text('payments.case.which')}
        first={text('payments.case.open')}
        second={text('payments.case.closed')}
        isSecond={closed}
        onChoose={setClosed}
      />
      {closed ? null : (
        <ItemFilters
          first="oldest"
          own={{
            name: 'why',
            label: text('operators.item.kind'),
            choices: reasons.map((reason) => [reason, text(`payments.case.reason.${reason}`)]),
          }}
          matching={query.data?.pages[0]?.matching}
        />
      )}
      {closed ? null : (
        <DismissCases
          shown={shown}
          chosen={chosen}
          filter={filter}
          onChoose={choose}
          onFilter={(wanted) => {
            setFilter(wanted);
            choose([]);
          }}
        />
      )}
      <ConsoleList
        query={query}
        empty={
          closed ? (
            <EmptyState picture="match" title={text('payments.case.none_closed')} />
          ) : (
            <EmptyState
              picture="match"
              title={text('payments.case.none')}
              body={text('payments.case.none_what')}
            />
          )
        }
        rowOf={(found) => (
          <CaseRow key={found.id} found={found} {...(closed ? {} : { choice: choiceOf(found) })} />
        )}
      />
    </Page>
  );
}
