import { publishPageVersion } from '#contract/content/texts/publish-page-version.ts';
import { approvedPages } from '#contract/sites/page-name.ts';
import { askApproval, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { setAsked, storePublication } from '#server/sites/door.ts';
import { requireReady } from './ready-to-publish.ts';
import { lockDraft, viewOfVersion } from './versions.ts';

export const publishPageVersionHandler = handler(
  publishPageVersion,
  async (call, { db, clock, transact }) => {
    const { operator, input } = call;
    const { version, from } = input;
    const now = clock.now();
    if (from !== null && new Date(from) < now)
      return call.refuse('invalid_input', {}, [{ field: 'from', code: 'in_the_past', params: {} }]);
    const waits = await transact(async (unit) => {
      const draft = await lockDraft(unit.db, version, now);
      await requireReady(unit.db, draft, now);
      const details = { page: draft.page, version };
      if (approvedPages.some((page) => page === draft.page)) {
        const payload = { page: draft.page, version, from };
        const asked = { kind: 'text', payload, member: null, operator, now } as const;
        const approval = await askApproval(unit, asked);
        await setAsked(unit.db, version, { operator, approval, now });
        await recordAction(unit, {
          ...{ operator, action: 'content/ask-publication', subject: approval, details, at: now },
        });
        return true;
      }
      await storePublication(unit.db, version, {
        ...{ askedBy: operator, askedAt: now, approvedBy: operator, now },
        from: from === null ? now : new Date(from),
      });
      await recordAction(unit, { operator, action: 'content/publish-page-version', details, at: now });
      return false;
    });
    return { waits, version: await viewOfVersion(db, version, now) };
  },
);
