// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { blockMemberHandler } from './blocks/block-member.ts';
import { unblockMemberHandler } from './blocks/unblock-member.ts';
import { answerComplaintHandler } from './complaints/answer-complaint.ts';
import { appealAnswerHandler } from './complaints/appeal-answer.ts';
import { claimComplaintHandler } from './complaints/claim-complaint.ts';
import { listComplaintsHandler } from './complaints/list-complaints.ts';
import { mailComplaintHandler } from './complaints/mail-complaint.job.ts';
import { sendComplaintHandler } from './complaints/send-complaint.ts';
import { claimReportHandler } from './member-cases/claim-report.ts';
import { listCasesHandler } from './member-cases/list-cases.ts';
import { listMemberCasesHandler } from './member-cases/list-member-cases.ts';
import { mailDeadlinesHandler, watchQueuesHandler } from './moderation-queue/watch-queues.job.ts';
import { mailPictureHandler } from './notices/mail-picture.job.ts';
import { appealDecisionHandler } from './reports/appeal-decision.ts';
import { serveEvidence } from './reports/evidence-pictures.ts';
import { listReportsHandler } from './reports/list-reports.ts';
import { mailCaseHandler } from './reports/mail-case.job.ts';
import { mailRefusalsHandler } from './reports/mail-refusals.job.ts';
import { purgeReportsHandler } from './reports/purge-reports.job.ts';
import { reopenCaseHandler } from './reports/reopen-case.ts';
import { getUnspentRefundsHandler } from './restrictions/get-unspent-refunds.ts';
import { listRestrictionsHandler } from './restrictions/list-restrictions.ts';
import { mailRestrictionHandler } from './restrictions/mail-restriction.job.ts';
import { refundUnspentHandler } from './restrictions/refund-unspent.ts';
import { mailAlarmHandler } from './trust/mail-alarm.job.ts';
import { releaseBrakeHandler } from './trust/release-brake.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(answerComplaintHandler);
  registry.operation(appealAnswerHandler);
  registry.operation(appealDecisionHandler);
  registry.operation(blockMemberHandler);
  registry.operation(claimComplaintHandler);
  registry.operation(claimReportHandler);
  registry.operation(getUnspentRefundsHandler);
  registry.operation(listCasesHandler);
  registry.operation(listComplaintsHandler);
  registry.operation(listMemberCasesHandler);
  registry.operation(listReportsHandler);
  registry.operation(listRestrictionsHandler);
  registry.operation(refundUnspentHandler);
  registry.operation(releaseBrakeHandler);
  registry.operation(reopenCaseHandler);
  registry.operation(sendComplaintHandler);
  registry.operation(unblockMemberHandler);
  registry.job(mailAlarmHandler);
  registry.job(mailCaseHandler);
  registry.job(mailComplaintHandler);
  registry.job(mailDeadlinesHandler);
  registry.job(mailPictureHandler);
  registry.job(mailRefusalsHandler);
  registry.job(mailRestrictionHandler);
  registry.job(purgeReportsHandler);
  registry.job(watchQueuesHandler);
  registry.route(serveEvidence);
}
