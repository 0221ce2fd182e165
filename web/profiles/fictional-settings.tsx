import { useText } from '#web/platform/intl/use-text.tsx';
import { SettingSwitch, SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useFictionalChoice } from './use-fictional-choice.ts';

/** The one switch that hides fictional profiles everywhere, free of charge (FIC-11). */
export function FictionalSettings() {
  const text = useText();
  const saved = () => toast({ tone: 'success', text: text('kit.saved') });
  const { hidden, known, change } = useFictionalChoice(true, saved);
  return (
    <SettingsSection
      title={text('profiles.fictional.title')}
      lead={text('profiles.fictional.lead')}
      anchor="fictional"
    >
      <SettingSwitch
        label={text('profiles.fictional.hide')}
        description={text(hidden ? 'profiles.fictional.now_hidden' : 'profiles.fictional.now_shown')}
        checked={hidden}
        disabled={!known}
        onChange={change}
      />
    </SettingsSection>
  );
}
