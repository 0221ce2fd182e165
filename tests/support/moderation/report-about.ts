import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { reportMessage } from '#contract/chat/report-message.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import { reportMember } from '#contract/profiles/report-member.ts';
import { claimReport } from '#contract/safety/claim-report.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { TestOperator } from '../people/operators.ts';
import type { Person, startServiceWithMembers } from '../people/people.ts';

type Service = Awaited<ReturnType<typeof startServiceWithMembers>>;

/** A case and its reporter. */
export interface SentReport {
  readonly id: Id;
  readonly by: Person;
}

async function lastReportOf(service: Service, by: Person): Promise<SentReport> {
  const { rows } = await sql<{ id: Id }>`select id from reports where reporter_id = ${by.id}
    order by created_at desc, id desc limit 1`.execute(service.platform.db);
  const [row] = rows;
  if (row === undefined) throw new Error('the report was refused');
  return { id: row.id, by };
}

/** Reports a profile as a new member, or as the given one. */
export async function reportAbout(
  service: Service,
  about: Person,
  reason: ReportReason,
  given: { readonly words?: string; readonly by?: Person } = {},
): Promise<SentReport> {
  const { words, by = await service.person() } = given;
  await by.api(reportMember, { profile: about.id, reason, ...(words !== undefined && { words }) });
  return lastReportOf(service, by);
}

/** Reports the message "Stuur eens geld." of a member, as a new member. */
export async function reportMessageOf(service: Service, about: Person): Promise<SentReport> {
  const by = await service.person();
  const say = (from: Person, to: Person, text: string) =>
    from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text });
  const { conversation } = (await say(by, about, 'Hoi!')).answer.message;
  await say(about, by, 'Stuur eens geld.');
  await by.api(reportMessage, { conversation, message: 2, reason: 'spam' });
  return lastReportOf(service, by);
}

/** Claims a case, or the next one. */
export async function claimCaseAs(operator: TestOperator, report?: Id) {
  const { answer } = await operator.client.api(claimReport, report === undefined ? {} : { report });
  if (answer.report === null) throw new Error('there is nothing to claim');
  return answer.report;
}
