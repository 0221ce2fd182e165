import { Outlet, useLocation } from 'react-router';
import { ConfirmDialog } from '#web/accounts/confirm-dialog.tsx';
import { SignUpDialog } from '#web/accounts/sign-up-dialog.tsx';
import { useUser } from '#web/accounts/user.ts';
import { MatchMoment } from '#web/chat/match-moment.tsx';
import { LikePopup } from '#web/likes/like-popup.tsx';
import { TimeBonusModal } from '#web/payments/time-bonus-modal.tsx';
import { MemberNotice } from '../banners/member-notice.tsx';
import { EntryWarning } from '../entry/entry-warning.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { useChooseLanguage } from '../settings/use-choose-language.ts';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';

/**
 * The pages right after the sign-up. A like waits for the page after them, so that a newcomer meets one dialog at a
 * time (ACC-5).
 */
const arrivals: ReadonlySet<string> = new Set(['/complete-signup', '/signup-matches']);

/**
 * Navigation, notice, page, footer (SHELL-2). With `isServerPage` a new language loads the document again,
 * because the page's own texts are only on the server.
 */
export function DefaultFrame({ isServerPage = false }: { isServerPage?: boolean }) {
  const choose = useChooseLanguage();
  const user = useUser();
  const { pathname } = useLocation();
  const isOut = user?.restriction === 'restricted';
  const member = user !== null && !isOut;
  return (
    <div className={`${styles.column} ${member ? styles.member : ''}`}>
      <EntryWarning layout="default" />
      <TopBar
        {...(isServerPage ? {} : { chooseLanguage: choose })}
        signUpBar={!pathname.startsWith('/reset-password')}
      />
      <MemberNotice />
      <main id="content" tabIndex={-1} className={`${styles.main} ${styles.page}`}>
        <Outlet />
      </main>
      <Footer />
      <SignUpDialog />
      <ConfirmDialog />
      <LikePopup member={member && !arrivals.has(pathname)} Match={MatchMoment} />
      {member ? <TimeBonusModal member={user.id} /> : null}
    </div>
  );
}

export default function DefaultLayout() {
  return <DefaultFrame />;
}
