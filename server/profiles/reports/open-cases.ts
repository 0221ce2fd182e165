import { createHash } from 'node:crypto';
import type { Id } from '#contract/kit/id.ts';
import { openCases } from '#contract/profiles/open-cases.ts';
import { readerLanguage } from '#server/notifications/door.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { openCaseOfOperator } from '#server/safety/door.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { caseSubject } from './case-subject.sql.ts';
import { freezeProfileEvidence } from './report-member.ts';

/** The idempotency key of the case about one member of a form: the same form gives the same keys. */
function keyFor(form: string, member: Id): string {
  const hex = createHash('sha256').update(`${form}:${member}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Freezes the evidence of one case, before the transaction. Undefined for a member without anything to freeze. */
async function freezeCase(platform: Platform, member: Id) {
  const subject = await caseSubject(platform.db, member);
  if (subject === undefined) return undefined;
  const { site } = subject;
  const language = await readerLanguage(platform.db, member, site);
  const evidence = await freezeProfileEvidence(platform, {
    site,
    member,
    photo: null,
    language,
    unseen: true,
  });
  return evidence === undefined ? undefined : { ...evidence, site, member };
}

type FrozenCase = NonNullable<Awaited<ReturnType<typeof freezeCase>>>;

export const openCasesHandler = handler(openCases, async (call, platform) => {
  const { operator, input } = call;
  const { client_id: form, members, reason, words } = input;
  const at = platform.clock.now();
  const frozen: FrozenCase[] = [];
  for (const member of members) frozen.push((await freezeCase(platform, member)) ?? call.refuse('not_found'));
  return platform.transact(async (unit) => {
    const reports: Id[] = [];
    for (const { site, member, ...evidence } of frozen) {
      const origin = siteOrigin(platform.config, siteById(site));
      const opened = { operator, clientId: keyFor(form, member), site, member, reason, words, origin, at };
      const { report, repeated } = await openCaseOfOperator(unit, { ...evidence, ...opened, notice: null });
      reports.push(report);
      if (repeated) continue;
      const details = { reason, source: 'operator' };
      await recordAction(unit, {
        operator,
        action: 'safety/open-case',
        member,
        subject: report,
        details,
        at,
      });
    }
    return { reports };
  });
});
