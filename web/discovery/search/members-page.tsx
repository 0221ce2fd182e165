import { Button } from '@mantine/core';
import { IconBookmarkPlus } from '@tabler/icons-react';
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
import { SignUpButton } from '#web/accounts/sign-up-link.tsx';
import { useUser } from '#web/accounts/user.ts';
import { LikeButton } from '#web/likes/like-button.tsx';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { currentMember } from '#web/platform/api/current-member.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { fictionalChoiceQuery } from '#web/profiles/use-fictional-choice.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { tagsOf } from '#web/tracking/traffic-tags.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { AutoLike } from '../auto-likes/auto-like.tsx';
import { FilterChips } from '../criteria/filter-chips.tsx';
import { addressOf, addressOfSearch, searchOf } from '../criteria/member-search.ts';
import { ownPlaceQuery, SetPlace } from '../criteria/set-place.tsx';
import { startSearch } from '../criteria/start-search.ts';
import { inviteAfter } from '../results/invite-tile.tsx';
import { QuickMessage } from '../results/quick-message.tsx';
import { SearchResultsView } from '../results/result-grid.tsx';
import { adTilesQuery, useAdTiles } from '../results/use-ad-tiles.tsx';
import { resultPages, useResults } from '../results/use-results.ts';
import { savedSearchesQuery } from '../saved-searches/saved-searches.ts';
import { rememberedSearch, useRememberedSearch } from '../search-address.ts';
import { DiscoveryTabs } from './discovery-tabs.tsx';
import styles from './members-page.module.css';
import { OrderSwitch, SearchTools } from './search-tools.tsx';

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

const load = pageLoader(async ({ queryClient, url, settings, user, request }) => {
  const saved = url.searchParams.get('saved');
  if (saved !== null && user) {
    const { searches } = await queryClient.fetchQuery(savedSearchesQuery());
    // A mail may link to a search that was removed since; the link then leads to all members.
    throw redirect(addressOf(searches.find(({ id }) => String(id) === saved)?.criteria ?? {}));
  }
  const fields = searchFieldsFor(settings.search_fields, { member: user !== null });
  const search = searchOf(url.searchParams, fields, startSearch(user, settings));
  const last = search.isStart && user ? rememberedSearch(request.headers.get('cookie') ?? '', user.id) : null;
  if (last !== null) throw redirect(last);
  try {
    await Promise.all([
      queryClient.fetchInfiniteQuery(resultPages(search, { tags: tagsOf(url.searchParams) })),
      user && queryClient.prefetchQuery(ownPlaceQuery()),
      user && queryClient.prefetchQuery(fictionalChoiceQuery()),
      // Advertisements that arrived later would move the people behind them (SHELL-18).
      user && settings.member_resell !== 'no' && queryClient.prefetchQuery(adTilesQuery()),
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
 * address of a saved search is resolved by the server. Without criteria the member's last search is opened.
 */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('saved')) return serverLoader<typeof loader>();
  const member = currentMember();
  const last =
    member !== null && searchOf(searchParams, []).isStart ? rememberedSearch(document.cookie, member) : null;
  if (last !== null) throw redirect(last);
  return null;
};

const likeButton = (card: ProfileCard) => (
  <>
    <QuickMessage card={card} />
    <LikeButton profile={card} round />
  </>
);
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
  const settings = useSettings();
  const [query] = useSearchParams();
  const start = startSearch(user, settings);
  const member = user !== null;
  const search = searchOf(query, searchFieldsFor(settings.search_fields, { member }), start);
  const { criteria, isStart = false } = search;
  const shut = member ? null : closed;
  const results = useResults(search, shut === null);
  const why = shut ?? (member ? null : closureOf(results.error));
  const address = addressOfSearch(search);
  useRememberedSearch(addressOfSearch({ ...search, page: 1 }), user?.id ?? null);
  const sought = user?.profile.looking_for ?? nicheSearchOf(settings.niche).gender;
  const adAfter = useAdTiles(member);
  const between = member
    ? adAfter
    : inviteAfter(<SignUpButton>{text('discovery.invite_sign_up')}</SignUpButton>);

  if (why !== null) return <Closed address={address} why={why} />;
  return (
    <div className={styles.page} data-page="wide">
      <PageTitle title={text('discovery.title')} description={text('discovery.lead')} />
      <div className={styles.bar}>
        {member ? (
          <>
            <h1 className={styles.unseen}>{text('discovery.title')}</h1>
            <DiscoveryTabs />
          </>
        ) : (
          <h1 className={styles.heading}>{text('discovery.title')}</h1>
        )}
        <div className={`${styles.wide} ${styles.chips}`}>
          <FilterChips criteria={criteria} isStart={isStart} />
        </div>
        <div className={styles.tools}>
          {member ? (
            <div className={styles.wide}>
              <OrderSwitch criteria={criteria} />
            </div>
          ) : null}
          <SearchTools
            criteria={criteria}
            sought={sought}
            member={member}
            start={start}
            signUp={
              <SignUpButton variant="subtle" leftSection={<IconBookmarkPlus size={20} aria-hidden />}>
                {text('discovery.saved.save')}
              </SignUpButton>
            }
          />
        </div>
      </div>
      <SearchResultsView
        search={search}
        member={member}
        results={results}
        heart={member ? likeButton : signUpHeart}
        between={between}
        place={<Place member={member} />}
      />
      {user ? <AutoLike joined={user.signup_date} /> : null}
    </div>
  );
}
