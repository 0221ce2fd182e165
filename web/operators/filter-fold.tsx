import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PhoneFold } from './phone-fold.tsx';

/** The filters of a list, behind a button on a phone. `count` is the number of filters in use. */
export function FilterFold({ count, children }: { count: number; children: ReactNode }) {
  const text = useText();
  return (
    <PhoneFold
      label={text('operators.filters', { count })}
      icon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
    >
      {children}
    </PhoneFold>
  );
}
