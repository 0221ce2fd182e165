import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import styles from './recovery-codes.module.css';

/** Downloads a text as a file. The file is made in the browser and never reaches a server. */
const download = (name: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // Some browsers read the address only a moment later.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

/** The recovery codes, shown only once. The user can continue after confirming that they are saved. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useText();
  const site = useSettings().mail_name;
  const [kept, setKept] = useState(false);
  const lines = codes.join('\n');
  const file = `${text('accounts.two_step.codes_file', { site })}\n${text('accounts.two_step.codes_file_hint')}\n\n${lines}\n`;
  return (
    <div className={styles.step}>
      <p>{text('accounts.two_step.codes_lead')}</p>
      <ul className={styles.codes} aria-label={text('accounts.two_step.codes_list')} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <CopyButton content={lines} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => download(text('accounts.two_step.file_name'), file)}
        >
          {text('accounts.two_step.download')}
        </Button>
      </div>
      <CheckField
        label={text('accounts.two_step.kept')}
        checked={kept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button fullWidth disabled={!kept} onClick={onKept}>
        {text('accounts.two_step.done')}
      </Button>
    </div>
  );
}
