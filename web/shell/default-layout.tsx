import { Outlet } from 'react-router';
import { ConfirmDialog } from '#web/accounts/confirm-dialog.tsx';
import { SignUpDialog } from '#web/accounts/sign-up-dialog.tsx';
import { UnconfirmedBanner } from '#web/accounts/unconfirmed-banner.tsx';
import { useUser } from '#web/accounts/user.ts';
import { TimeBonusModal } from '#web/credits/time-bonus-modal.tsx';
import { WelcomeBanner } from '#web/credits/welcome-banner.tsx';
import { LikePopup } from '#web/likes/like-popup.tsx';
import { EntryWarning } from './entry-warning.tsx';
import { Footer } from './footer.tsx';
import styles from './frame.module.css';
import { HiddenBanner } from './hidden-banner.tsx';
import { MailOffBanner } from './mail-off-banner.tsx';
import { PhotoBanner } from './photo-banner.tsx';
import { TopBar } from './top-bar.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

/** Navigation, page, footer (SHELL-2). */
export default function DefaultLayout() {
  const choose = useChooseLanguage();
  const user = useUser();
  const isOut = user?.restriction === 'restricted';
  const member = user !== null && !isOut;
  // Whom nobody sees is not asked for a photo, nor offered to be told of messages.
  const isHidden = user?.restriction === 'hidden';
  return (
    <div className={`${styles.column} ${member ? styles.member : ''}`}>
      <EntryWarning layout="default" />
      <TopBar chooseLanguage={choose} />
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
          <WelcomeBanner />
        </div>
      )}
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <SignUpDialog />
      <ConfirmDialog />
      <LikePopup member={member} />
      {user !== null && !isOut ? <TimeBonusModal member={user.id} /> : null}
    </div>
  );
}
