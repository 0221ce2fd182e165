import type { Registry } from '#server/platform/http/registry.ts';
import { answerComplaintHandler } from './http/answer-complaint.ts';
import { appealDecisionHandler } from './http/appeal-decision.ts';
import { blockMemberHandler } from './http/block-member.ts';
import { claimComplaintHandler } from './http/claim-complaint.ts';
import { claimReportHandler } from './http/claim-report.ts';
import { listCasesHandler } from './http/list-cases.ts';
import { listComplaintsHandler } from './http/list-complaints.ts';
import { listReportsHandler } from './http/list-reports.ts';
import { listRestrictionsHandler } from './http/list-restrictions.ts';
import { sendComplaintHandler } from './http/send-complaint.ts';
import { serveEvidence } from './http/serve-evidence.ts';
import { unblockMemberHandler } from './http/unblock-member.ts';
import { mailCaseHandler } from './jobs/mail-case.handler.ts';
import { mailComplaintHandler } from './jobs/mail-complaint.handler.ts';
import { mailRestrictionHandler } from './jobs/mail-restriction.handler.ts';
import { purgeReportsHandler } from './jobs/purge-reports.handler.ts';

export function register(registry: Registry): void {
  registry.operation(blockMemberHandler);
  registry.operation(unblockMemberHandler);
  registry.operation(listReportsHandler);
  registry.operation(claimReportHandler);
  registry.operation(listRestrictionsHandler);
  registry.operation(listCasesHandler);
  registry.operation(appealDecisionHandler);
  registry.operation(sendComplaintHandler);
  registry.operation(listComplaintsHandler);
  registry.operation(claimComplaintHandler);
  registry.operation(answerComplaintHandler);
  registry.job(mailCaseHandler);
  registry.job(mailComplaintHandler);
  registry.job(mailRestrictionHandler);
  registry.job(purgeReportsHandler);
  registry.route(serveEvidence);
}
