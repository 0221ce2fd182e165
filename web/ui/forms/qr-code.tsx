import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './qr-code.module.css';

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
