import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { decideEvidenceExport } from '#contract/accounts/evidence/decide-evidence-export.ts';
import { id } from '#contract/kit/id.ts';
import { decideApproval, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { approveExport, evidenceExports, lockHold } from '#server/safety/door.ts';
import { makeEvidenceJob } from './make-evidence.job.ts';

const asked = z.object({ export: id });

/** A storage key that nobody can guess. */
const newKey = (): string => `exports/evidence-${randomBytes(24).toString('hex')}.sealed`;

/** The approver's transaction makes the export, and the audit log names both operators. */
export const decideEvidenceExportHandler = handler(decideEvidenceExport, async (call, platform) => {
  const { operator, input } = call;
  const { approval, approved } = input;
  const at = platform.clock.now();
  await platform.transact(async (unit) => {
    const decision = { id: approval, kind: 'evidence', operator, approved, now: at } as const;
    const { payload, asker } = await decideApproval(unit, decision);
    if (!approved) return;
    const { export: made } = z.parse(asked, payload);
    const [row] = await evidenceExports(unit.db, { id: made }, at);
    if (row === undefined || (await lockHold(unit.db, row.hold_id)) === undefined)
      return call.refuse('not_found');
    await approveExport(unit.db, { id: made, operator, key: newKey() });
    await unit.enqueue(makeEvidenceJob, { export: made });
    await recordAction(unit, {
      ...{ operator, action: 'accounts/decide-evidence-export', member: row.member_id, subject: made, at },
      details: { asker, legal_basis: row.legal_basis, scope: row.scope.join(' ') },
    });
  });
  return { approval, approved };
});
