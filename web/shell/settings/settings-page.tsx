import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AddressSettings } from '#web/accounts/address-settings.tsx';
import { ConsentSettings } from '#web/accounts/consent-settings.tsx';
import { DeleteAccountItem } from '#web/accounts/delete-account-item.tsx';
import { DeviceSettings } from '#web/accounts/device-settings.tsx';
import { ExportSettings } from '#web/accounts/export-settings.tsx';
import { PasskeySettings } from '#web/accounts/passkey-settings.tsx';
import { PasswordSettings } from '#web/accounts/password-settings.tsx';
import { SecurityEventsSettings } from '#web/accounts/security-events-settings.tsx';
import { TwoStepSettings } from '#web/accounts/two-step-settings.tsx';
import { ResendConfirmation } from '#web/accounts/unconfirmed-banner.tsx';
import { useUser } from '#web/accounts/user.ts';
import { VisibilitySettings, VisitorSettings } from '#web/accounts/visibility-settings.tsx';
import { PrivacySettings } from '#web/chat/privacy-settings.tsx';
import { StandingLikeSettings } from '#web/discovery/standing-like-settings.tsx';
import { choicesQuery } from '#web/notifications/notification-choices.ts';
import { NotificationSettings } from '#web/notifications/notification-settings.tsx';
import { PushSettings } from '#web/notifications/push-settings.tsx';
import { MandateSettings } from '#web/payments/mandate-settings.tsx';
import { SpendingCapSettings } from '#web/payments/spending-cap-settings.tsx';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { BlockedMembers } from '#web/profiles/blocked-members.tsx';
import { FictionalSettings } from '#web/profiles/fictional-settings.tsx';
import { LanguageMenu } from '#web/sites/language-menu.tsx';
import { languageNames } from '#web/sites/languages-of-country.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { useLogOut } from '../session/use-log-out.ts';
import { useReloadUser } from '../session/use-reload-user.ts';
import { QuickExitSettings } from './quick-exit-settings.tsx';
import styles from './settings-page.module.css';
import { useChooseLanguage } from './use-choose-language.ts';

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(choicesQuery());
});

function SettingsLink(props: { to: string; children: ReactNode }) {
  return (
    <Link to={props.to} className={styles.row}>
      {props.children}
      <IconChevronRight size={20} aria-hidden />
    </Link>
  );
}

/** The member's settings: language, and links to profile, payments, help and log-out. */
export default function SettingsPage() {
  const text = useText();
  const user = useUser();
  const { language } = useLanguage();
  const choose = useChooseLanguage();
  const logOut = useLogOut();
  const readUser = useReloadUser();
  return (
    <Page width="narrow">
      <PageTitle title={text('shell.settings')} />
      <PageHead title={text('shell.settings')} lead={user?.profile.name} />
      <div className={styles.sections}>
        <NotificationSettings
          verify={<ResendConfirmation size="sm" variant="filled" />}
          onEnabled={readUser}
        />
        {user ? <PushSettings member={user.id} /> : null}
        <AddressSettings />
        <PasswordSettings />
        <TwoStepSettings />
        <PasskeySettings />
        <DeviceSettings />
        <SecurityEventsSettings />
        <QuickExitSettings />
        <VisibilitySettings />
        <VisitorSettings />
        <PrivacySettings />
        <FictionalSettings />
        <StandingLikeSettings />
        <MandateSettings />
        <SpendingCapSettings />
        <BlockedMembers />
        <ExportSettings />
        <ConsentSettings />
        <Panel className={styles.panel}>
          <div className={styles.row}>
            <span>
              {text('shell.language')}: <strong>{languageNames[language]}</strong>
            </span>
            <LanguageMenu choose={choose} />
          </div>
          <SettingsLink to="/profile">{text('shell.my_profile')}</SettingsLink>
          <SettingsLink to="/cases">{text('shell.cases')}</SettingsLink>
          <SettingsLink to="/transactions">{text('shell.payments')}</SettingsLink>
          <a href="/cookie-choice" className={styles.row}>
            {text('tracking.choice.link')}
            <IconChevronRight size={20} aria-hidden />
          </a>
          <a href="/pages/service" className={styles.row}>
            {text('shell.support')}
            <IconChevronRight size={20} aria-hidden />
          </a>
          <button type="button" className={styles.row} onClick={logOut}>
            {text('shell.logout')}
          </button>
        </Panel>
        <DeleteAccountItem />
      </div>
    </Page>
  );
}
