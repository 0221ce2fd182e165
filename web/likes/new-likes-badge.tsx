import { useText } from '#web/platform/intl/use-text.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { useLikes } from './use-likes.ts';

/** The number of unopened entries of the likes page on its item. Renders nothing without one (SHELL-3). */
export function NewLikesBadge() {
  const text = useText();
  const count = useLikes()?.unopened.length ?? 0;
  if (count === 0) return null;
  return <CountBadge count={count} tone="new" label={text('likes.badge', { count })} />;
}
