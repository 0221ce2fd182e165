import { useUser } from '#web/accounts/user.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { DiscoveryTabs } from '../search/discovery-tabs.tsx';
import { swipeDeckQuery } from './get-swipe-deck.query.ts';
import { SwipeGame } from './swipe-game.tsx';
import styles from './swipe-game-page.module.css';

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(swipeDeckQuery());
});

/** /swipe-game: one member at a time, by touch, mouse and keys, with four likes a day (DISC-6). */
export default function SwipeGamePage() {
  const text = useText();
  const user = useUser();
  return (
    <>
      <PageTitle title={text('discovery.swipe.title')} />
      <h1 className={styles.title}>{text('discovery.swipe.title')}</h1>
      {user ? <SwipeGame key={user.id} member={user.id} tabs={<DiscoveryTabs />} /> : null}
    </>
  );
}
