import { useText } from '#web/platform/intl/use-text.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { PushControl } from './push-control.tsx';

/** Push settings of this device: its state, on and off, and instructions after a denial (NOTIF-3). */
export function PushSettings({ member }: { member: number }) {
  const text = useText();
  return (
    <SettingsSection
      anchor="push"
      title={text('notifications.push.title')}
      lead={text('notifications.push.lead')}
    >
      <PushControl member={member} />
    </SettingsSection>
  );
}
