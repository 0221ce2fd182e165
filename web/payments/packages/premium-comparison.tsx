import { IconCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { freeLimits, premiumPhotoLimit } from '#contract/ledger/premium-limits.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './premium-comparison.module.css';

function Mark({ has }: { has: boolean }) {
  const text = useText();
  const Icon = has ? IconCheck : IconMinus;
  return (
    <Icon
      size={22}
      role="img"
      aria-label={text(has ? 'payments.compare.yes' : 'payments.compare.no')}
      className={has ? styles.yes : styles.no}
    />
  );
}

/** The limits of free and premium members, as the service enforces them (ACC-16). */
export function PremiumComparison() {
  const text = useText();
  const rows: ReadonlyArray<readonly [string, ReactNode, ReactNode]> = [
    [text('payments.compare.conversations'), freeLimits.conversations, text('payments.compare.any')],
    [text('payments.compare.photos'), freeLimits.photos, premiumPhotoLimit],
    [text('payments.compare.premium_photos'), <Mark key="no" has={false} />, <Mark key="yes" has />],
    [text('payments.compare.answers'), <Mark key="free" has />, <Mark key="premium" has />],
  ];
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{text('payments.compare.caption')}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{text('payments.compare.free')}</th>
          <th scope="col" className={styles.premium}>
            {text('payments.compare.premium')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, free, premium]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{free}</td>
            <td className={styles.premium}>{premium}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
