import { useMemo } from 'react';
import { encode } from 'uqr';
import { CopyButton } from '../buttons/copy-button.tsx';
import styles from './app-secret.module.css';

/**
 * A QR code that is drawn locally, so that its content is not sent to anyone. Dark on white in every theme,
 * as cameras require.
 */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(content, { ecc: 'M', border: 2 });
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: squares.join('') };
  }, [content]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

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
