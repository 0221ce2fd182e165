import { useText } from '#web/platform/intl/use-text.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { useLikes } from './use-likes.ts';

/** The number of new likes on the navigation item. Renders nothing if there are none (SHELL-3). */
export function NewLikesBadge() {
  const text = useText();
  const count = useLikes()?.newCount ?? 0;
  if (count === 0) return null;
  return <CountBadge count={count} tone="new" label={text('likes.badge', { count })} />;
}
