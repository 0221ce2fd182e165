import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { exportAuditLog } from '#contract/operators/export-audit-log.ts';
import { searchAuditLog } from '#contract/operators/search-audit-log.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { AuditEntryRow } from './audit-entry-row.tsx';
import { type AuditFilter, auditFilterOf } from './audit-filter.ts';
import { AuditSearch } from './audit-search.tsx';
import styles from './console-security-page.module.css';
import { operatorLoader } from './operator-loader.ts';
import { saveAsFile } from './save-as-file.ts';

const entryPages = (filter: AuditFilter) =>
  pagesFor(searchAuditLog, filter, (last) =>
    last.has_more ? { ...filter, after: last.results.at(-1)?.id } : undefined,
  );

// Only the frame: the browser asks for the entries, because a period is in its own time.
export const loader = operatorLoader(async () => {});

const exportAuditLogMutation = () => mutationFor(exportAuditLog);

function Export({ filter }: { filter: AuditFilter }) {
  const text = useText();
  const failure = useFailureText();
  const { mutate, isPending } = useMutation({
    ...exportAuditLogMutation(),
    onSuccess({ csv, entries: number, cut }) {
      saveAsFile('audit-log.csv', 'text/csv;charset=utf-8', csv);
      toast({
        tone: 'success',
        text: text(cut ? 'operators.audit.cut' : 'operators.audit.exported', { number }),
      });
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => mutate(filter)}
    >
      {text('operators.audit.export')}
    </Button>
  );
}

/** The audit log: every act and every look of an operator, newest first (SAFE-2, GDPR-17). */
export default function ConsoleAuditPage() {
  const text = useText();
  const [search] = useSearchParams();
  const filter = auditFilterOf(search);
  const query = useInfiniteQuery(entryPages(filter));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching, isFetchingNextPage } = query;
  const entries = data?.pages.flatMap(({ results }) => results) ?? [];
  const [first] = data?.pages ?? [];
  const list = () => {
    if (data === undefined && error !== null)
      return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={8} />;
    if (entries.length === 0)
      return (
        <EmptyState
          picture="search"
          title={text('operators.security.none')}
          body={text('operators.security.none_what')}
        />
      );
    return (
      <ul className={styles.list} aria-label={text('operators.audit')}>
        {entries.map((entry) => (
          <AuditEntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    );
  };
  return (
    <Page>
      <PageTitle title={text('operators.audit')} />
      <PageHead
        title={text('operators.audit')}
        lead={text('operators.audit.lead')}
        aside={<Export filter={filter} />}
      />
      <AuditSearch
        operators={first?.operators ?? []}
        areas={first?.areas ?? []}
        busy={isFetching && !isFetchingNextPage}
      />
      {list()}
      {hasNextPage ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('operators.security.more')}
        </Button>
      ) : null}
    </Page>
  );
}
