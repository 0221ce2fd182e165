import { useEffect } from 'react';
import { forgetAll } from './like-moments.ts';
import { useLiveLikes } from './use-live-likes.ts';

/** Keeps the member's likes current; once in the frame, on every page of a member. Draws nothing. */
export function LikesSync() {
  useLiveLikes();
  useEffect(() => forgetAll, []);
  return null;
}
