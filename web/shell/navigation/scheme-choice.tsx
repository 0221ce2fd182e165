import { IconContrast, IconMoon, IconSun } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { chooseScheme, useScheme } from '#web/sites/scheme.ts';
import styles from './scheme-choice.module.css';

const schemes = [
  [null, 'shell.scheme_system', IconContrast],
  ['light', 'shell.scheme_light', IconSun],
  ['dark', 'shell.scheme_dark', IconMoon],
] as const;

/** Chooses the colours of this device: as the device prefers, light, or dark. */
export function SchemeChoice() {
  const text = useText();
  const chosen = useScheme();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text('shell.scheme')}</legend>
      {schemes.map(([scheme, key, Icon]) => (
        <button
          key={key}
          type="button"
          className={styles.scheme}
          aria-pressed={scheme === chosen}
          onClick={() => chooseScheme(scheme)}
        >
          <Icon size={18} aria-hidden /> {text(key)}
        </button>
      ))}
    </fieldset>
  );
}
