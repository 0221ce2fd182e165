import type { Id } from '#contract/kit/id.ts';
import type { NoticeKind } from '#contract/notifications/get-notification-choices.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type Audience, audienceOf } from './audience.sql.ts';

export type { Audience };

/**
 * Reads the channels by which a member wants news of a kind. For callers of `notifyMember` that can combine it
 * with another round trip to the database.
 */
export const notificationAudience = (db: Handle, member: Id, kind: NoticeKind): Promise<Audience> =>
  audienceOf(db, member, kind);
