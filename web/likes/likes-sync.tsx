import { useEffect } from 'react';
import { clearLikeMoments } from './like-moments.ts';
import { useLiveLikes } from './use-live-likes.ts';

/** Keeps the member's likes current. Used once in the layout of all member pages. Renders nothing. */
export function LikesSync() {
  useLiveLikes();
  useEffect(() => clearLikeMoments, []);
  return null;
}
