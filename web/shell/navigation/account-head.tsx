import { useIntl } from 'react-intl';
import type { CurrentUser } from '#contract/accounts/current-user.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './account-menu.module.css';
import { OwnPicture } from './own-picture.tsx';

/** The head of the account menu: own photo and name, and how complete the profile is. */
export function AccountHead({ user, percent }: { user: CurrentUser; percent?: number | undefined }) {
  const text = useText();
  const intl = useIntl();
  return (
    <>
      <OwnPicture user={user} look="large" percent={percent} />
      <span className={styles.words}>
        <strong className={styles.name}>{user.profile.name}</strong>
        <span className={styles.hint}>
          {text('shell.my_profile')}
          {percent === undefined ? null : (
            <span> · {intl.formatNumber(percent / 100, { style: 'percent' })}</span>
          )}
        </span>
      </span>
    </>
  );
}
