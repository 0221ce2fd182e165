import { askEvidenceExport } from '#contract/accounts/evidence/ask-evidence-export.ts';
import { askApproval, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { insertEvidenceExport, lockHold } from '#server/safety/door.ts';
import { isInConversation } from './held-member.sql.ts';

/** The request holds terms alone. The words of the form stay with the export, which is erased in time. */
export const askEvidenceExportHandler = handler(askEvidenceExport, async (call, platform) => {
  const { operator, input } = call;
  const { hold, authority, legal_basis: legalBasis, scope, words, incident } = input;
  const { case_number: caseNumber = null, conversation = null, happened_at: happenedAt } = input;
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const row = await lockHold(unit.db, hold);
    if (row === undefined) return call.refuse('not_found');
    const { member_id: member } = row;
    if (conversation !== null && !(await isInConversation(unit.db, member, conversation)))
      call.refuse('not_found');
    const made = await insertEvidenceExport(unit.db, {
      ...{ clientId: input.client_id, hold, member, operator, at: now, authority, caseNumber, legalBasis },
      ...{ scope, conversation, words, incident },
      happenedAt: happenedAt === undefined ? null : new Date(happenedAt),
    });
    if (made.approval !== null) return { export: made.id, approval: made.approval };
    const payload = {
      ...{ export: made.id, authority, legal_basis: legalBasis, scope: scope.join(' ') },
      ...(conversation !== null && { conversation }),
    };
    const approval = await askApproval(unit, { kind: 'evidence', payload, member, operator, now });
    await recordAction(unit, {
      ...{ operator, action: 'accounts/ask-evidence-export', member, subject: made.id, at: now },
      details: { legal_basis: legalBasis, scope: scope.join(' '), one_conversation: conversation !== null },
    });
    return { export: made.id, approval };
  });
});
