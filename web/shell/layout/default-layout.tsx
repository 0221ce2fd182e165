import { Outlet } from 'react-router';
import { ConfirmDialog } from '#web/accounts/confirm-dialog.tsx';
import { SignUpDialog } from '#web/accounts/sign-up-dialog.tsx';
import { UnconfirmedBanner } from '#web/accounts/unconfirmed-banner.tsx';
import { useUser } from '#web/accounts/user.ts';
import { MatchMoment } from '#web/chat/match-moment.tsx';
import { LikePopup } from '#web/likes/like-popup.tsx';
import { TimeBonusModal } from '#web/payments/time-bonus-modal.tsx';
import { WelcomeBanner } from '#web/payments/welcome-banner.tsx';
import { HiddenBanner, MailOffBanner, PhotoBanner } from '../banners/member-banners.tsx';
import { EntryWarning } from '../entry/entry-warning.tsx';
import { TopBar } from '../navigation/top-bar.tsx';
import { useChooseLanguage } from '../settings/use-choose-language.ts';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';

/** Navigation, page, footer (SHELL-2). */
export default function DefaultLayout() {
  const choose = useChooseLanguage();
  const user = useUser();
  const isOut = user?.restriction === 'restricted';
  const member = user !== null && !isOut;
  // A hidden member is not asked for a photo, and is not offered notifications of messages.
  const isHidden = user?.restriction === 'hidden';
  return (
    <div className={`${styles.column} ${member ? styles.member : ''}`}>
      <EntryWarning layout="default" />
      <TopBar chooseLanguage={choose} />
      {isOut ? null : <WelcomeBanner />}
      {isOut ? null : (
        <div className={styles.banners}>
          <HiddenBanner />
          <UnconfirmedBanner />
          {isHidden ? null : (
            <>
              <MailOffBanner />
              <PhotoBanner />
            </>
          )}
        </div>
      )}
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <SignUpDialog />
      <ConfirmDialog />
      <LikePopup member={member} Match={MatchMoment} />
      {user !== null && !isOut ? <TimeBonusModal member={user.id} /> : null}
    </div>
  );
}
