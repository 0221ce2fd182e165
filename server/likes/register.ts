import type { Registry } from '#server/platform/http/registry.ts';
import { claimPopupHandler } from './http/claim-popup.ts';
import { getLikesHandler } from './http/get-likes.ts';
import { likeMemberHandler } from './http/like-member.ts';
import { markLikeSeenHandler } from './http/mark-like-seen.ts';
import { unlikeMemberHandler } from './http/unlike-member.ts';
import { pushLikeHandler } from './jobs/push-like.handler.ts';

export function register(registry: Registry): void {
  registry.operation(getLikesHandler);
  registry.operation(likeMemberHandler);
  registry.operation(unlikeMemberHandler);
  registry.operation(markLikeSeenHandler);
  registry.job(pushLikeHandler);
  registry.operation(claimPopupHandler);
}
