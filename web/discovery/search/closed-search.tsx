import type { ReactNode } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { EmptyState } from '#web/ui/feedback/state-notice.tsx';

/** Shown to a visitor of a site where only members may search (DISC-2). */
export function ClosedSearch({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <EmptyState picture="match" title={text('discovery.closed')} body={text('discovery.closed_body')}>
      {children}
    </EmptyState>
  );
}
