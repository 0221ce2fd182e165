import type { TextKey } from '#web/platform/intl/use-text.tsx';
import type { LikeMoment } from './like-moments.ts';

/**
 * The texts of the popup. Only a tap is called a like. An automatic like is called a suggestion, and a like
 * of the demo says so beside the label (FIC-8, MEET-1).
 */
export function likeMomentTexts({ like, match }: LikeMoment): {
  readonly title: TextKey;
  readonly body: TextKey;
} {
  const isStanding = like.origin === 'standing';
  if (like.profile.fictional)
    return { title: match ? 'likes.popup.match' : 'likes.popup.new_like', body: 'likes.popup.fictional' };
  if (match)
    return {
      title: 'likes.popup.match',
      body: isStanding ? 'likes.popup.match_standing_body' : 'likes.popup.match_body',
    };
  return isStanding
    ? { title: 'likes.popup.suggested', body: 'likes.popup.suggested_body' }
    : { title: 'likes.popup.new_like', body: 'likes.popup.new_like_body' };
}
