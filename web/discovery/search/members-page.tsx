import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';
import { nicheSearchOf } from '#contract/sites/niche-search.ts';
import { searchFieldsFor } from '#contract/sites/settings.ts';
import { SignUpHeart } from '#web/accounts/sign-up-heart.tsx';
import { SignUpButton, SignUpLink } from '#web/accounts/sign-up-link.tsx';
import { useUser } from '#web/accounts/user.ts';
import { LikeButton } from '#web/likes/like-button.tsx';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { fictionalChoiceQuery } from '#web/profiles/use-fictional-choice.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { tagsOf } from '#web/tracking/traffic-tags.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { AutoLike } from '../auto-likes/auto-like.tsx';
import chips from '../criteria/filter-chips.module.css';
import { FilterChips } from '../criteria/filter-chips.tsx';
import { addressOf, searchOf } from '../criteria/member-search.ts';
import { ownPlaceQuery, SetPlace } from '../criteria/set-place.tsx';
import { SearchResultsView } from '../results/result-grid.tsx';
import { useAdTiles } from '../results/use-ad-tiles.tsx';
import { resultPages, useResults } from '../results/use-results.ts';
import { SaveSearch, SaveSearchLabel } from '../saved-searches/save-search.tsx';
import { savedSearchesQuery } from '../saved-searches/saved-searches.ts';
import { useRememberedSearch } from '../search-address.ts';
import { DiscoveryTabs } from './discovery-tabs.tsx';
import styles from './members-page.module.css';
import { OrderSwitch, SearchColumn, SearchTools } from './search-tools.tsx';

/**
 * Why a visitor sees no results: only members may do this search (DISC-2), or the visitor's network saw its
 * number of members today (SAFE-9).
 */
type Closure = 'members' | 'limit';

const closures = {
  members: { title: 'discovery.closed', body: 'discovery.closed_body' },
  limit: { title: 'discovery.limit', body: 'discovery.limit_body' },
} as const;

/** Shown to a visitor in place of the results. */
function ClosedSearch({ why, children }: { why: Closure; children: ReactNode }) {
  const text = useText();
  const { title, body } = closures[why];
  return (
    <EmptyState picture="match" title={text(title)} body={text(body)}>
      {children}
    </EmptyState>
  );
}

const closureOf = (error: unknown): Closure | null => {
  if (!(error instanceof ApiProblem)) return null;
  if (error.code === 'visitor_limit') return 'limit';
  return error.code === 'authentication_required' ? 'members' : null;
};

const limitHeader = 'x-visitor-limit';

const load = pageLoader(async ({ queryClient, url, settings, user }) => {
  const saved = url.searchParams.get('saved');
  if (saved !== null && user) {
    const { searches } = await queryClient.fetchQuery(savedSearchesQuery());
    // A mail may link to a search that was removed since; the link then leads to all members.
    throw redirect(addressOf(searches.find(({ id }) => String(id) === saved)?.criteria ?? {}));
  }
  const member = user !== null;
  const search = searchOf(url.searchParams, searchFieldsFor(settings.search_fields, { member }));
  try {
    await Promise.all([
      queryClient.fetchInfiniteQuery(resultPages(search, { tags: tagsOf(url.searchParams) })),
      user && queryClient.prefetchQuery(ownPlaceQuery()),
      user && queryClient.prefetchQuery(fictionalChoiceQuery()),
    ]);
  } catch (error) {
    // A refused search shows its error in place of the results. Other errors fail the page.
    if (!(error instanceof ApiProblem) || error.status === 0 || error.status >= 500) throw error;
    return { closed: closureOf(error) };
  }
  return { closed: null };
});

export async function loader(args: LoaderFunctionArgs) {
  const page = await load(args);
  return data(page, page.closed === 'limit' ? { headers: { [limitHeader]: '1' } } : {});
}

/**
 * The page is the same for every visitor of a site, language and country, so the server may cache it for 10 s
 * (B5). The page of a network at its limit is not cached, because others are not at theirs.
 */
export const headers = ({ loaderHeaders }: Pick<HeadersArgs, 'loaderHeaders'>): Record<string, string> =>
  loaderHeaders.has(limitHeader) ? {} : { 'x-page-cache': '10' };

/**
 * In the browser the page queries the results itself, so a list that the member left is restored. Only the
 * address of a saved search is resolved by the server.
 */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  new URL(request.url).searchParams.has('saved') ? serverLoader<typeof loader>() : null;

const likeButton = (card: ProfileCard) => <LikeButton profile={card} round />;
const signUpHeart = (card: ProfileCard) => <SignUpHeart member={card} />;

function Closed({ address, why }: { address: string; why: Closure }) {
  const text = useText();
  return (
    <Page>
      <PageTitle title={text('discovery.title')} description={text('discovery.lead')} />
      <h1 className={styles.unseen}>{text('discovery.title')}</h1>
      <ClosedSearch why={why}>
        <SignUpButton size="lg">{text('discovery.sign_up')}</SignUpButton>
        <ButtonLink to={`/login?to=${encodeURIComponent(address)}`} variant="subtle">
          {text('discovery.log_in')}
        </ButtonLink>
      </ClosedSearch>
    </Page>
  );
}

/** The way to a position: a member enters it, a visitor signs up. */
function Place({ member }: { member: boolean }) {
  const text = useText();
  return member ? (
    <SetPlace>{(open) => <Button onClick={open}>{text('discovery.set_place')}</Button>}</SetPlace>
  ) : (
    <SignUpButton>{text('discovery.sign_up')}</SignUpButton>
  );
}

export default function MembersPage() {
  const text = useText();
  const user = useUser();
  const closed = useLoaderData<typeof loader>()?.closed ?? null;
  const { niche, search_fields } = useSettings();
  const [query] = useSearchParams();
  const member = user !== null;
  const search = searchOf(query, searchFieldsFor(search_fields, { member }));
  const { criteria } = search;
  const shut = member ? null : closed;
  const results = useResults(search, shut === null);
  const why = shut ?? (member ? null : closureOf(results.error));
  const address = addressOf(criteria, search.page);
  useRememberedSearch(address);
  const sought = user?.profile.looking_for ?? nicheSearchOf(niche).gender;
  const between = useAdTiles(member);
  const fields = { criteria, sought, member } as const;

  if (why !== null) return <Closed address={address} why={why} />;
  return (
    <Page>
      <PageTitle title={text('discovery.title')} description={text('discovery.lead')} />
      <PageHead
        title={<span className={styles.title}>{text('discovery.title')}</span>}
        aside={<SearchTools {...fields} />}
      />
      {member ? <DiscoveryTabs /> : null}
      <div className={styles.sides}>
        <SearchColumn {...fields} />
        <div className={styles.found}>
          <FilterChips
            criteria={criteria}
            save={
              member ? (
                <SaveSearch criteria={criteria} />
              ) : (
                <SignUpLink className={chips.save ?? ''}>
                  <SaveSearchLabel />
                </SignUpLink>
              )
            }
          />
          <SearchResultsView
            search={search}
            member={member}
            results={results}
            heart={member ? likeButton : signUpHeart}
            between={between}
            aside={member ? <OrderSwitch criteria={criteria} /> : null}
            place={<Place member={member} />}
          />
        </div>
      </div>
      {user ? <AutoLike joined={user.signup_date} /> : null}
    </Page>
  );
}
