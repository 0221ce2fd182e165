import { refundComplaint } from '#contract/chat/fictional/refund-complaint.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { fictionalRow } from '#server/profiles/door.ts';
import { findSubject, lockHeldComplaint } from '#server/safety/door.ts';
import { refundFictional } from './refund-fictional.ts';

const unknownPlace = [{ field: 'place', code: 'unknown_place', params: {} }];

/** The refund and its audit log entry are one transaction. */
export const refundComplaintHandler = handler(refundComplaint, async (call, platform) => {
  const { operator, input } = call;
  const { complaint, place } = input;
  const at = platform.clock.now();
  return platform.transact(async (unit) => {
    const held = await lockHeldComplaint(unit.db, complaint, operator);
    if (held === undefined) return call.refuse('report_not_yours');
    const { member_id: member, subject } = held;
    if (member === null || subject !== 'thought_real') return call.refuse('nothing_to_refund');
    const profile = (await findSubject(unit.db, place))?.member;
    if (profile === undefined || (await fictionalRow(unit.db, profile)) === undefined)
      return call.refuse('invalid_input', {}, unknownPlace);
    const credits = await refundFictional(unit, { member, profile }, at);
    if (credits === null) return call.refuse('nothing_to_refund');
    const details = { profile, credits };
    await recordAction(unit, {
      ...{ operator, action: 'chat/refund-complaint', member, subject: complaint, details, at },
    });
    return { complaint, credits };
  });
});
