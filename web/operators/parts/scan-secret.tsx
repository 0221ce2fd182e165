import { useText } from '#web/platform/intl/use-text.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import styles from './console-form.module.css';

/** Four letters at a time, as people copy them. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret for an authenticator app, to scan, to open or to type. */
export function ScanSecret({ secret, uri }: { secret: string; uri: string }) {
  const text = useText();
  return (
    <div className={styles.scan}>
      <QrCode content={uri} label={text('operators.set_up.qr')} />
      <a href={uri} className={styles.open}>
        {text('operators.set_up.open_app')}
      </a>
      <div className={styles.secret}>
        <code translate="no">{inGroups(secret)}</code>
        <CopyButton content={secret} />
      </div>
    </div>
  );
}
