import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { disabledCause } from '#contract/notifications/disabled-cause.ts';
import {
  getNotificationChoices,
  type NoticeKind,
  type NotificationChoices,
  noticeKind,
} from '#contract/notifications/get-notification-choices.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { suppressionCausesOf } from '../suppressions/suppressions.sql.ts';
import { choicesOf, frequencyOf, ownAddress } from './choices.sql.ts';

const source = z.enum(['sign_up', 'mail_change']);

/**
 * Reads a member's notification choices. The defaults are mail at once, and push if the member has a
 * subscribed device.
 */
export async function readChoices(db: Handle, member: Id): Promise<NotificationChoices> {
  const [stored, address, stops] = await Promise.all([
    choicesOf(db, member),
    ownAddress(db, member),
    suppressionCausesOf(db, member),
  ]);
  const devices = address.devices ?? 0;
  const storedFor = (channel: string, kind: NoticeKind) =>
    stored.find((choice) => choice.channel === channel && choice.kind === kind);
  const mail = (kind: NoticeKind) => frequencyOf(storedFor('mail', kind));
  const push = (kind: NoticeKind) => storedFor('push', kind)?.wanted ?? devices > 0;
  return {
    mail: { message: mail('message'), like: mail('like'), match: mail('match') },
    push: { message: push('message'), like: push('like'), match: push('match') },
    push_previews: address.push_previews,
    push_devices: devices,
    email: {
      address: address.email,
      source: z.parse(source, address.source),
      since: address.given_at.toISOString(),
      verified: address.verified_at !== null,
    },
    unsubscribed: stored
      .flatMap(({ kind, unsubscribed_at: since }) => (since === null ? [] : [{ kind, since }]))
      .toSorted((one, other) => one.since.getTime() - other.since.getTime())
      .map(({ kind, since }) => ({ kind: z.parse(noticeKind, kind), since: since.toISOString() })),
    stops: stops.map(({ cause, stopped_at }) => ({
      cause: z.parse(disabledCause, cause),
      since: stopped_at.toISOString(),
    })),
  };
}

export const getNotificationChoicesHandler = handler(getNotificationChoices, (call, platform) =>
  readChoices(platform.db, call.member),
);
