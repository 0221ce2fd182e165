import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { useUser } from '#web/accounts/user.ts';
import { PeopleSought } from '#web/discovery/people-sought.tsx';
import { prefetchPeopleSought } from '#web/discovery/sought-list.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { FictionalHiddenNote } from '#web/profiles/fictional-hidden-note.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { CardGridSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { likesQuery } from './get-likes.query.ts';
import { fewLikes, LikesGrid } from './likes-grid.tsx';
import { isLikesTab, LikesTabs } from './likes-tabs.tsx';
import { useLikes } from './use-likes.ts';

const load = memberLoader(async ({ queryClient, params, user, settings }) => {
  const { profiles, liked_by } = await queryClient.ensureQueryData(likesQuery());
  const own = liked_by.filter(({ origin }) => origin === 'own').length;
  const isFew = {
    received: own <= fewLikes && liked_by.length - own <= fewLikes,
    given: profiles.length <= fewLikes,
    matches: liked_by.filter(({ match }) => match).length <= fewLikes,
  };
  const { type } = params;
  if (isLikesTab(type) && isFew[type]) await prefetchPeopleSought(queryClient, user, settings);
});

export function loader(args: LoaderFunctionArgs) {
  if (args.params.type === undefined) throw redirect('/likes/received');
  if (!isLikesTab(args.params.type)) throw new Response(null, { status: 404 });
  return load(args);
}

export default function LikesPage() {
  const text = useText();
  const likes = useLikes();
  const { error, refetch } = useQuery(likesQuery());
  const { type } = useParams();
  const tab = isLikesTab(type) ? type : 'received';
  const user = useUser();
  const known = likes ? [...likes.given, ...likes.received, ...likes.suggested].map(({ id }) => id) : [];
  const people = user ? <PeopleSought user={user} except={known} /> : null;
  return (
    <Page width="frame">
      <PageTitle title={text('likes.title')} />
      <PageHead title={text('likes.title')} lead={text('likes.lead')} />
      <LikesTabs likes={likes} />
      <FictionalHiddenNote />
      {likes ? <LikesGrid key={tab} tab={tab} likes={likes} people={people} /> : null}
      {!likes && error ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {!likes && !error ? <CardGridSkeleton /> : null}
    </Page>
  );
}
