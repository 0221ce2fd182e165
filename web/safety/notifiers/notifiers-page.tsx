import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listNotifiers } from '#contract/safety/notifiers/list-notifiers.ts';
import { ConsoleList } from '#web/operators/console-list.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import caseStyles from '../moderation/report-page.module.css';
import { NotifierCard } from './notifier-card.tsx';

const notifierPages = () =>
  pagesFor(listNotifiers, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.prefetchInfiniteQuery(notifierPages());
});

/** Senders of unfounded reports again and again: warn, suspend from reporting, or find no abuse (DSA-5). */
export default function NotifiersPage() {
  const text = useText();
  return (
    <Page>
      <PageTitle title={text('safety.notifiers.title')} />
      <PageHead title={text('safety.notifiers.title')} lead={text('safety.notifiers.lead')} />
      <Link to="/console/reports" className={caseStyles.back}>
        {text('safety.desk.title')}
      </Link>
      <ConsoleList
        query={useInfiniteQuery(notifierPages())}
        empty={
          <EmptyState
            picture="match"
            title={text('safety.notifiers.empty')}
            body={text('safety.notifiers.empty_what')}
          />
        }
        rowOf={(one) => (
          <li key={`${one.id}-${one.status}`}>
            <NotifierCard notifier={one} />
          </li>
        )}
      />
    </Page>
  );
}
