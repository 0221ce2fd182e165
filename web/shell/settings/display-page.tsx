import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { SchemeChoice } from '../navigation/scheme-choice.tsx';
import styles from './display-page.module.css';
import { LanguageChoice } from './language-choice.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export const loader = memberLoader(() => Promise.resolve());

/** /settings/display: the colours of this device, and the language. */
export default function DisplayPage() {
  const text = useText();
  return (
    <SettingsFrame section="display">
      <SettingsSection anchor="scheme" title={text('shell.scheme')} lead={text('shell.scheme_lead')}>
        <div className={styles.scheme}>
          <SchemeChoice />
        </div>
      </SettingsSection>
      <SettingsSection anchor="language" title={text('shell.language')} lead={text('shell.language_lead')}>
        <LanguageChoice />
      </SettingsSection>
    </SettingsFrame>
  );
}
