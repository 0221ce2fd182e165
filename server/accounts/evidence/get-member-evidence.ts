import { getMemberEvidence } from '#contract/accounts/evidence/get-member-evidence.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { authorityReportsOf, evidenceExports, holdRows } from '#server/safety/door.ts';
import { conversationsOf, heldMember } from './held-member.sql.ts';
import { exportOf, holdOf } from './hold-answer.ts';

/** Holds with their exports and reports. Never a word or picture of the evidence (CSAM-2). */
export const getMemberEvidenceHandler = handler(getMemberEvidence, async (call, platform) => {
  const { operator, input } = call;
  const { member } = input;
  const { db } = platform;
  const now = platform.clock.now();
  const facts = await heldMember(db, member);
  if (facts === undefined) return call.refuse('not_found');
  await recordOperatorRead(platform, { operator, operation: getMemberEvidence.name, members: [member] });
  const [holds, exports, reports, conversations] = await Promise.all([
    holdRows(db, { member }, now),
    evidenceExports(db, { member }, now),
    authorityReportsOf(db, member),
    conversationsOf(db, member),
  ]);
  const viewer = { operator, now };
  return {
    holds: holds.map((row) => ({
      ...holdOf(row, facts, viewer),
      exports: exports.filter(({ hold_id }) => hold_id === row.id).map((made) => exportOf(made, viewer)),
      reports: reports
        .filter(({ hold_id }) => hold_id === row.id)
        .map(({ id, authority, reference, reported_at, email }) => ({
          ...{ id, authority, reference, recorded_by: email },
          reported_at: reported_at.toISOString(),
        })),
    })),
    country: facts.country,
    conversations: holds.some(({ released_at }) => released_at === null) ? conversations : [],
    can_freeze: !(facts.erased || facts.fictional),
  };
});
