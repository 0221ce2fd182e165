import { useState } from 'react';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { storeChoice } from '#web/sites/choice-cookie.ts';
import { SettingSwitch, SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { exitCookie, quickExitLogsOut } from '../entry/exit-cookie.ts';

/** Explains the quick exit, and sets whether it also logs out on this device (TRUST-8). */
export function QuickExitSettings() {
  const text = useText();
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<boolean | null>(null);
  const ends = changed ?? (hydrated && quickExitLogsOut(document.cookie));
  const change = (next: boolean) => {
    storeChoice(exitCookie, next ? '1' : '0');
    setChanged(next);
    toast({ tone: 'success', text: text('kit.saved') });
  };
  return (
    <SettingsSection title={text('kit.exit')} lead={text('shell.exit.lead')} anchor="exit">
      <SettingSwitch
        label={text('shell.exit.ends')}
        description={text('shell.exit.ends_body')}
        checked={ends}
        disabled={!hydrated}
        onChange={change}
      />
    </SettingsSection>
  );
}
