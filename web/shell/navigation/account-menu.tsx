import {
  IconBookmark,
  IconCoins,
  IconEyeOff,
  IconLanguage,
  IconLifebuoy,
  IconLogout,
  IconReceipt,
  IconSettings,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { usableCredits, useWallet } from '#web/ledger/wallet.ts';
import type { Language } from '#web/platform/intl/language.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { LanguageForm } from '#web/sites/language-menu.tsx';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { DropMenu } from '#web/ui/buttons/drop-menu.tsx';
import { lazyComponent } from '#web/ui/feedback/lazy-part.tsx';
import { useLogOut } from '../session/use-log-out.ts';
import { AccountHead } from './account-head.tsx';
import styles from './account-menu.module.css';
import { OwnPicture } from './own-picture.tsx';
import { SchemeChoice } from './scheme-choice.tsx';

const CompleteHead = lazyComponent(() =>
  import('./complete-account-head.tsx').then((part) => part.CompleteAccountHead),
);

/** Without its script the head shows no completeness. */
const ignore = () => {};

function Item(props: { to: string; icon: ReactNode; plain?: boolean; children: ReactNode }) {
  return (
    <Link data-menu-item="" to={props.to} {...(props.plain ? { reloadDocument: true } : {})}>
      {props.icon} {props.children}
    </Link>
  );
}

/** The pages with the rules, which the footer links too, two taps away from every screen (CON-17). */
function LegalLinks() {
  const text = useText();
  return (
    <nav className={styles.legal} aria-label={text('shell.legal')}>
      <a href="/pages/terms">{text('shell.terms')}</a>
      <a href="/pages/privacy">{text('shell.privacy')}</a>
      <a href="/pages/cookies">{text('shell.cookies')}</a>
      <a href="/complaints">{text('shell.complaints')}</a>
      <a href="/withdraw">{text('shell.withdraw')}</a>
    </nav>
  );
}

/**
 * The menu behind the member's own photo (SHELL-3). On a phone the photo is the fifth item of the bottom bar,
 * and the menu also holds the language.
 */
export function AccountMenu(props: {
  user: CurrentUser;
  chooseLanguage: ((language: Language) => void) | undefined;
}) {
  const { user, chooseLanguage } = props;
  const text = useText();
  const leave = useLogOut();
  const { language } = useLanguage();
  const wallet = useWallet();
  const [isOpened, setIsOpened] = useState(false);
  const { invisible } = user.profile;
  const head = <AccountHead user={user} />;
  return (
    <div className={styles.account}>
      <DropMenu
        onOpen={() => setIsOpened(true)}
        label={text(invisible ? 'shell.account_invisible' : 'shell.account')}
        look="sheet"
        button={
          <span className={styles.button}>
            <OwnPicture user={user} />
            <span className={styles.word}>{text('shell.account')}</span>
          </span>
        }
      >
        <Link data-menu-item="" to="/profile" className={styles.head ?? ''}>
          {isOpened ? <CompleteHead onMissing={ignore} part={{ user }} fallback={head} /> : head}
        </Link>
        {invisible ? (
          <Item to="/settings/privacy#visibility" icon={<IconEyeOff size={20} aria-hidden />}>
            {text('accounts.visibility.sign')}
          </Item>
        ) : null}
        <Item to="/credits" icon={<IconCoins size={20} aria-hidden />}>
          {text('shell.credits')}
          <span className={styles.count}>{usableCredits(wallet ?? user)}</span>
        </Item>
        <Item to="/transactions" icon={<IconReceipt size={20} aria-hidden />}>
          {text('shell.payments')}
        </Item>
        <Item to="/members#saved" icon={<IconBookmark size={20} aria-hidden />}>
          {text('discovery.saved.title')}
        </Item>
        <Item to="/settings" icon={<IconSettings size={20} aria-hidden />}>
          {text('shell.settings')}
        </Item>
        <Item to="/pages/service" icon={<IconLifebuoy size={20} aria-hidden />} plain>
          {text('shell.support')}
        </Item>
        <details className={styles.language}>
          <summary>
            <IconLanguage size={20} aria-hidden /> {text('shell.language')}
            <span className={styles.count}>{languageNames[language]}</span>
          </summary>
          <LanguageForm {...(chooseLanguage ? { choose: chooseLanguage } : {})} />
        </details>
        <SchemeChoice />
        <button data-menu-item="" type="button" onClick={leave}>
          <IconLogout size={20} aria-hidden /> {text('shell.logout')}
        </button>
        <LegalLinks />
      </DropMenu>
    </div>
  );
}
