import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { findMembers } from '#contract/accounts/console/find-members.ts';
import { memberState, memberStates } from '#contract/accounts/console/member-state.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { FilterFold } from '#web/operators/filter-fold.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pagesFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { FoundMemberRow } from './found-member-row.tsx';
import styles from './member-desk.module.css';
import { useResultKeys } from './use-result-keys.ts';

type MemberSearch = Omit<CallOf<typeof findMembers>, 'page'>;

const foundMemberPages = (search: MemberSearch) =>
  pagesFor(findMembers, { ...search, page: 1 }, (last, pages) =>
    last.has_more ? { ...search, page: pages.length + 1 } : undefined,
  );

/** Key of the last search in the query cache. A return from a member finds it again; a log-out clears it. */
const lastSearchKey = ['accounts', 'last-member-search'] as const;

// The search is a name or an address, so the page sends it itself and keeps it out of the address.
export const loader = operatorLoader(async () => {});

const shortest = 2;

const searchOf = (form: FormData): MemberSearch => {
  const site = Number(form.get('site'));
  const state = memberState.safeParse(form.get('state')).data;
  const search = String(form.get('search') ?? '').trim();
  return { search, ...(site > 0 && { site }), ...(state && { state }) };
};

type Found = ReturnType<typeof useFound>;

const nothing: MemberSearch = { search: '' };

function useFound(search: MemberSearch) {
  return useInfiniteQuery({ ...foundMemberPages(search), enabled: search.search !== '' });
}

/** The results in all their states. */
function Results({ query, isAsked }: { query: Found; isAsked: boolean }) {
  const text = useText();
  const intl = useIntl();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!isAsked) return <p className={styles.hint}>{text('accounts.desk.keys')}</p>;
  if (data === undefined && error !== null)
    return error instanceof ApiProblem && error.status === 400 ? null : (
      <ErrorState error={error} retry={() => void refetch()} />
    );
  if (data === undefined) return <TextSkeleton lines={8} />;
  const results = data.pages.flatMap((page) => page.results);
  const [first] = data.pages;
  return (
    <>
      {first?.barred.map((bar) => (
        <p key={bar.site.id} className={styles.notice}>
          {text(bar.everywhere ? 'accounts.desk.barred_everywhere' : 'accounts.desk.barred', {
            host: bar.site.host,
            date: intl.formatDate(bar.until, { dateStyle: 'long' }),
          })}
        </p>
      ))}
      {first?.more ? <p className={styles.hint}>{text('accounts.desk.more_names')}</p> : null}
      {results.length === 0 ? (
        <EmptyState
          picture="search"
          title={text('accounts.desk.none')}
          body={text('accounts.desk.none_what')}
        />
      ) : (
        <ul className={styles.list} aria-label={text('accounts.desk.results')}>
          {results.map((found) => (
            <FoundMemberRow key={found.member} found={found} />
          ))}
        </ul>
      )}
      {hasNextPage ? (
        <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('accounts.desk.more')}
        </Button>
      ) : null}
    </>
  );
}

/** Searches the members of all sites by one field (SAFE-5). */
export default function MembersConsolePage() {
  const text = useText();
  const queries = useQueryClient();
  const [search, setSearch] = useState<MemberSearch>(
    () => queries.getQueryData<MemberSearch>(lastSearchKey) ?? nothing,
  );
  const [isShort, setShort] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useResultKeys(area);
  const query = useFound(search);
  const { error } = query;
  const refused =
    error instanceof ApiProblem ? error.errors.find(({ field }) => field === 'search') : undefined;
  const sites = query.data?.pages[0]?.sites ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = searchOf(new FormData(event.currentTarget));
    setShort(asked.search.length < shortest);
    if (asked.search.length < shortest) return;
    queries.setQueryData(lastSearchKey, asked);
    setSearch(asked);
    // The same search again asks the server again.
    void queries.invalidateQueries({ queryKey: foundMemberPages(asked).queryKey });
  };
  return (
    <Page>
      <PageTitle title={text('accounts.desk.title')} />
      <PageHead title={text('accounts.desk.title')} lead={text('accounts.desk.lead')} />
      <div ref={area}>
        <search>
          <form className={styles.search} noValidate onSubmit={submit}>
            <TextInput
              label={text('accounts.desk.search')}
              name="search"
              type="search"
              maxLength={300}
              autoComplete="off"
              spellCheck={false}
              aria-keyshortcuts="/"
              defaultValue={search.search}
              error={isShort ? text('kit.field.too_short', { min: shortest }) : refused?.detail}
              onChange={() => setShort(false)}
            />
            <FilterFold count={[search.site, search.state].filter(Boolean).length}>
              <NativeSelect
                label={text('accounts.desk.site')}
                name="site"
                defaultValue={search.site ?? ''}
                key={sites.length}
                data={[
                  { value: '', label: text('accounts.desk.any_site') },
                  ...sites.map(({ id, host }) => ({ value: String(id), label: host })),
                ]}
              />
              <NativeSelect
                label={text('accounts.desk.state')}
                name="state"
                defaultValue={search.state ?? ''}
                data={[
                  { value: '', label: text('accounts.desk.any_state') },
                  ...memberStates.map((value) => ({ value, label: text(`accounts.desk.state.${value}`) })),
                ]}
              />
            </FilterFold>
            <Button type="submit" loading={query.isFetching && !query.isFetchingNextPage}>
              {text('accounts.desk.find')}
            </Button>
          </form>
        </search>
        <Results query={query} isAsked={search.search !== ''} />
      </div>
    </Page>
  );
}
