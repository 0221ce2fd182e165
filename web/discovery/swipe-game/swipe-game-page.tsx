import { useUser } from '#web/accounts/user.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { DiscoveryTabs } from '../search/discovery-tabs.tsx';
import { swipeDeckQuery } from './get-swipe-deck.query.ts';
import { SwipeGame } from './swipe-game.tsx';

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(swipeDeckQuery());
});

/** /swipe-game: one member at a time, by touch, mouse and keys, with four likes a day (DISC-6). */
export default function SwipeGamePage() {
  const text = useText();
  const user = useUser();
  return (
    <Page>
      <PageTitle title={text('discovery.swipe.title')} />
      <PageHead title={text('discovery.swipe.title')} lead={text('discovery.swipe.lead')} />
      <DiscoveryTabs />
      {user ? <SwipeGame key={user.id} member={user.id} /> : null}
    </Page>
  );
}
