import { IconChevronRight, IconCookie, IconGavel, IconLifebuoy, IconLogout } from '@tabler/icons-react';
import { Link } from 'react-router';
import { prefetchAddress, prefetchTwoStep } from '#web/accounts/account-state.ts';
import { useUser } from '#web/accounts/user.ts';
import { choicesQuery } from '#web/notifications/notification-choices.ts';
import { prefetchOwnLimit } from '#web/payments/own-limit.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { prefetchOwnProfile, useCompleteness } from '#web/profiles/use-completeness.ts';
import { fictionalChoiceQuery } from '#web/profiles/use-fictional-choice.ts';
import { OwnPicture } from '../navigation/own-picture.tsx';
import { useLogOut } from '../session/use-log-out.ts';
import styles from './overview-page.module.css';
import { sectionStates } from './section-state.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsAction, SettingsRow, SettingsRows } from './settings-row.tsx';
import { settingsSections } from './settings-sections.ts';

// A state that cannot be read leaves its line empty.
export const loader = memberLoader(async ({ queryClient }) => {
  await Promise.all([
    queryClient.prefetchQuery(choicesQuery()),
    queryClient.prefetchQuery(fictionalChoiceQuery()),
    prefetchAddress(queryClient),
    prefetchTwoStep(queryClient),
    prefetchOwnLimit(queryClient),
    prefetchOwnProfile(queryClient),
  ]);
});

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** The member's photo and name, with the completeness of the profile, leading to the profile. */
function OwnCard() {
  const text = useText();
  const user = useUser();
  const percent = useCompleteness();
  if (user === null) return null;
  return (
    <Link to="/profile" prefetch="intent" className={styles.own}>
      <OwnPicture user={user} look="large" percent={percent} />
      <span className={styles.words}>
        <strong className={styles.name}>{user.profile.name}</strong>
        <span className={styles.hint}>
          {percent === undefined ? text('shell.my_profile') : text('profiles.complete.percent', { percent })}
        </span>
      </span>
      <IconChevronRight className={styles.chevron} size={20} aria-hidden />
    </Link>
  );
}

/** /settings: each section of the settings with its state, help, and the log-out (PROF-9). */
export default function SettingsPage() {
  const text = useText();
  const logOut = useLogOut();
  return (
    <SettingsFrame section={null}>
      <OwnCard />
      <SettingsRows label={text('shell.settings')}>
        {settingsSections.map(({ name, to, title, Icon }) => {
          const State = sectionStates[name];
          return (
            <SettingsRow key={name} to={to} icon={<Icon {...icon} />} name={text(title)} state={<State />} />
          );
        })}
      </SettingsRows>
      <SettingsRows look="quiet" label={text('shell.settings_more')}>
        <SettingsRow to="/cases" icon={<IconGavel {...icon} />} name={text('shell.cases')} />
        <SettingsRow
          plain
          to="/cookie-choice"
          icon={<IconCookie {...icon} />}
          name={text('tracking.choice.link')}
        />
        <SettingsRow
          plain
          to="/pages/service"
          icon={<IconLifebuoy {...icon} />}
          name={text('shell.support')}
        />
        <SettingsAction icon={<IconLogout {...icon} />} name={text('shell.logout')} onClick={logOut} />
      </SettingsRows>
    </SettingsFrame>
  );
}
