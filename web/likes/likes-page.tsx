import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { FictionalHiddenNote } from '#web/profiles/fictional-hidden-note.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { CardGridSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { likesQuery } from './get-likes.query.ts';
import { LikesGrid } from './likes-grid.tsx';
import { isLikesTab, LikesTabs } from './likes-tabs.tsx';
import { useLikes } from './use-likes.ts';

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
    <Page width="frame">
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
