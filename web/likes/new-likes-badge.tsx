import { useText } from '#web/platform/intl/use-text.tsx';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { useLikes } from './use-likes.ts';

/** How many likes are new, on the navigation's item; nothing when none is (SHELL-3). */
export function NewLikesBadge() {
  const text = useText();
  const count = useLikes()?.newCount ?? 0;
  if (count === 0) return null;
  return <CountBadge count={count} tone="new" label={text('likes.badge', { count })} />;
}
