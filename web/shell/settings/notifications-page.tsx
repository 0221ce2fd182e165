import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DeleteAccountItem } from '#web/accounts/delete-account-item.tsx';
import { ResendConfirmation } from '#web/accounts/unconfirmed-banner.tsx';
import { useUser } from '#web/accounts/user.ts';
import { choicesQuery } from '#web/notifications/notification-choices.ts';
import { NotificationSettings } from '#web/notifications/notification-settings.tsx';
import { PushSettings } from '#web/notifications/push-settings.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { useReloadUser } from '../session/use-reload-user.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { movedSetting } from './settings-sections.ts';

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(choicesQuery());
});

/** Leads an old address of this page, such as `#export`, to the section that has this setting now. */
function useMovedSetting() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const moved = movedSetting(hash);
    if (moved !== null) void navigate(moved, { replace: true });
  }, [hash, navigate]);
}

/** /notifications: mail and push, the source of our mails, and the deletion of the account (PROF-9). */
export default function NotificationsPage() {
  const user = useUser();
  const readUser = useReloadUser();
  useMovedSetting();
  return (
    <SettingsFrame section="notifications">
      <NotificationSettings verify={<ResendConfirmation size="sm" variant="filled" />} onEnabled={readUser} />
      {user ? <PushSettings member={user.id} /> : null}
      <DeleteAccountItem />
    </SettingsFrame>
  );
}
