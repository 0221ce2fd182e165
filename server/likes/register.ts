// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { claimPopupHandler } from './claim-popup.ts';
import { getLikesHandler } from './get-likes.ts';
import { likeMemberHandler } from './like-member.ts';
import { markLikeSeenHandler } from './mark-like-seen.ts';
import { pushLikeHandler } from './push-like.job.ts';
import { unlikeMemberHandler } from './unlike-member.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(claimPopupHandler);
  registry.operation(getLikesHandler);
  registry.operation(likeMemberHandler);
  registry.operation(markLikeSeenHandler);
  registry.operation(unlikeMemberHandler);
  registry.job(pushLikeHandler);
}
