import { ConsentSettings } from '#web/accounts/consent-settings.tsx';
import { ExportSettings } from '#web/accounts/export-settings.tsx';
import { prefetchPrivacy } from '#web/accounts/settings-queries.ts';
import { VisibilitySettings, VisitorSettings } from '#web/accounts/visibility-settings.tsx';
import { PrivacySettings, privacyQuery } from '#web/chat/privacy-settings.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { BlockedMembers, blockedPages } from '#web/profiles/blocked-members.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const loader = memberLoader(async ({ queryClient }) => {
  await Promise.all([
    queryClient.prefetchQuery(privacyQuery()),
    queryClient.prefetchInfiniteQuery(blockedPages()),
    prefetchPrivacy(queryClient),
  ]);
});

/** /settings/privacy: who sees the member and what, blocked members, consents, and the own data. */
export default function PrivacyPage() {
  return (
    <SettingsFrame section="privacy">
      <VisibilitySettings />
      <VisitorSettings />
      <PrivacySettings />
      <BlockedMembers />
      <ConsentSettings />
      <ExportSettings />
    </SettingsFrame>
  );
}
