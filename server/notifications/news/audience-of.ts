import type { Id } from '#contract/kit/id.ts';
import type { NoticeKind } from '#contract/notifications/notification-choices.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type Audience, audienceOf } from './audience.sql.ts';

export type { Audience };

/** By which ways a member takes news of a kind: for `tellMember`, where there is a round to the database to share. */
export const waysToTell = (db: Handle, member: Id, kind: NoticeKind): Promise<Audience> =>
  audienceOf(db, member, kind);
