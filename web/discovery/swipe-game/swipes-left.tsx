import { useIntl } from 'react-intl';
import type { SwipeState } from '#contract/discovery/swipe-state.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** Shows how many of the four likes are left, or when the next one is available. */
export function SwipesLeft({ state }: { state: SwipeState }) {
  const text = useText();
  const intl = useIntl();
  const { likes_left, next_like_at } = state;
  if (next_like_at === null) return text('discovery.swipe.left', { count: likes_left });
  const time = intl.formatDate(next_like_at, { weekday: 'long', hour: '2-digit', minute: '2-digit' });
  return text('discovery.swipe.none_left', { time });
}
