import { DeviceSettings } from '#web/accounts/device-settings.tsx';
import { PasskeySettings } from '#web/accounts/passkey-settings.tsx';
import { SecurityEventsSettings } from '#web/accounts/security-events-settings.tsx';
import { prefetchSecurity } from '#web/accounts/settings-queries.ts';
import { TwoStepSettings } from '#web/accounts/two-step-settings.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { QuickExitSettings } from './quick-exit-settings.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const loader = memberLoader(({ queryClient }) => prefetchSecurity(queryClient));

/** /settings/security: second step, passkeys, devices, recent events, and the quick exit. */
export default function SecurityPage() {
  return (
    <SettingsFrame section="security">
      <TwoStepSettings />
      <PasskeySettings />
      <DeviceSettings />
      <SecurityEventsSettings />
      <QuickExitSettings />
    </SettingsFrame>
  );
}
