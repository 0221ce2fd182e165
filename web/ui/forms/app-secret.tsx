import { CopyButton } from '../buttons/copy-button.tsx';
import styles from './app-secret.module.css';
import { QrCode } from './qr-code.tsx';

/** Groups of four letters, for copying by hand. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret for an authenticator app: to scan, to open on a phone, or to type (with `hint` above it). */
export function AppSecret(props: {
  secret: string;
  uri: string;
  picture: string;
  open: string;
  hint?: string;
}) {
  const { secret, uri, hint } = props;
  return (
    <>
      <div className={styles.scan}>
        <QrCode content={uri} label={props.picture} />
        <a href={uri} className={styles.open}>
          {props.open}
        </a>
      </div>
      <div>
        {hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
        <div className={styles.secret}>
          <code translate="no">{inGroups(secret)}</code>
          <CopyButton content={secret} />
        </div>
      </div>
    </>
  );
}
