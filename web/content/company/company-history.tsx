import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoredCompany } from '#contract/content/company/list-companies.ts';
import { type CompanyChange, listCompanyChanges } from '#contract/content/company/list-company-changes.ts';
import styles from '#web/operators/console-house.module.css';
import { useMomentText } from '#web/operators/moment-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { companyFieldNames, typedFact } from './typed-company.ts';

const changePages = (company: number) =>
  pagesFor(listCompanyChanges, { company, page: 1 }, (last, pages) =>
    last.has_more ? { company, page: pages.length + 1 } : undefined,
  );

function Change({ change, onTakeBack }: { change: CompanyChange; onTakeBack: () => void }) {
  const text = useText();
  const moment = useMomentText();
  const changed = companyFieldNames.filter(
    (name) => typedFact(change.before, name) !== typedFact(change.after, name),
  );
  return (
    <li className={styles.change}>
      <p className={styles.quiet}>
        {text('content.company.changed', { account: change.by, moment: moment(change.at) })}
      </p>
      {changed.map((name) => (
        <p key={name} className={styles.value}>
          {text(`content.company.field.${name}`)}: <del>{typedFact(change.before, name)}</del>{' '}
          <ins>{typedFact(change.after, name)}</ins>
        </p>
      ))}
      <div className={styles.buttons}>
        <Button size="sm" variant="default" onClick={onTakeBack}>
          {text('content.company.take_back')}
        </Button>
      </div>
    </li>
  );
}

function Changes({ company, onTakeBack }: { company: number; onTakeBack: (facts: StoredCompany) => void }) {
  const text = useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    changePages(company),
  );
  if (data === undefined)
    return error === null ? (
      <TextSkeleton lines={3} />
    ) : (
      <ErrorState error={error} retry={() => void refetch()} />
    );
  const changes = data.pages.flatMap(({ results }) => results);
  if (changes.length === 0) return <p className={styles.quiet}>{text('content.company.no_history')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {changes.map((change) => (
          <Change key={change.id} change={change} onTakeBack={() => onTakeBack(change.before)} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('operators.security.more')}
        </Button>
      ) : null}
    </>
  );
}

/** The changes of a company, loaded on demand. Earlier facts can be put back into the form. */
export function CompanyHistory(of: { company: number; onTakeBack: (facts: StoredCompany) => void }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  if (open) return <Changes {...of} />;
  return (
    <div className={styles.buttons}>
      <Button variant="subtle" onClick={() => setOpen(true)}>
        {text('content.company.history')}
      </Button>
    </div>
  );
}
