import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/page-loader.ts';
import { FictionalHiddenNote } from '#web/profiles/fictional-hidden-note.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { CardGridSkeleton } from '#web/ui/skeletons.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { likesQuery } from '../data/get-likes.ts';
import { LikesGrid } from '../parts/likes-grid.tsx';
import { LikesTabs } from '../parts/likes-tabs.tsx';
import { isLikesTab } from '../state/likes-tab.ts';
import { useLikes } from '../use-likes.ts';

const load = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(likesQuery());
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
  return (
    <Page>
      <PageTitle title={text('likes.title')} />
      <PageHead title={text('likes.title')} lead={text('likes.lead')} />
      <LikesTabs likes={likes} />
      <FictionalHiddenNote />
      {likes ? <LikesGrid key={tab} tab={tab} likes={likes} /> : null}
      {!likes && error ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {!likes && !error ? <CardGridSkeleton /> : null}
    </Page>
  );
}
