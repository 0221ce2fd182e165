// Generated from the files of this domain: npm run generate.

import type { Registry } from '#server/platform/http/registry.ts';
import { listApprovalsHandler } from './approvals/list-approvals.ts';
import { mailApproval } from './approvals/mail-approval.job.ts';
import { exportAuditLogHandler } from './audit-log/export-audit-log.ts';
import { searchAuditLogHandler } from './audit-log/search-audit-log.ts';
import { showDemoCode } from './demo-operator.ts';
import { finishOperatorLogInHandler } from './finish-operator-log-in.ts';
import { finishSetUpHandler } from './finish-set-up.ts';
import { getOperatorHandler } from './get-operator.ts';
import { logInOperatorHandler } from './log-in-operator.ts';
import { logOutOperatorHandler } from './log-out-operator.ts';
import { addMemberNoteHandler } from './members/add-member-note.ts';
import { listMemberActsHandler } from './members/list-member-acts.ts';
import { listMemberNotesHandler } from './members/list-member-notes.ts';
import { mailMemberHandler } from './members/mail-member.ts';
import { sendMemberMail } from './members/send-member-mail.job.ts';
import { strikeMemberNoteHandler } from './members/strike-member-note.ts';
import { proveSecondFactorHandler } from './prove-second-factor.ts';
import { purgeExpiredHandler } from './purge-expired.job.ts';
import { listSecurityEventsHandler } from './security-log/list-security-events.ts';
import { searchSecurityEventsHandler } from './security-log/search-security-events.ts';
import { mailSecurityAlarm, watchSecurity } from './security-log/watch-security.job.ts';
import { changeOperatorRolesHandler } from './staff/change-operator-roles.ts';
import { disableOperatorHandler } from './staff/disable-operator.ts';
import { endOperatorSessionsHandler } from './staff/end-operator-sessions.ts';
import { inviteOperatorHandler } from './staff/invite-operator.ts';
import { listColleaguesHandler } from './staff/list-colleagues.ts';
import { listOperatorsHandler } from './staff/list-operators.ts';
import { mailSetUpLink, mailStaffChange } from './staff/mail-staff.job.ts';
import { sendSetUpLinkHandler } from './staff/send-set-up-link.ts';
import { startSetUpHandler } from './start-set-up.ts';

/** Hands operations, socket inputs, jobs, routes and start-up work of this domain to the platform. */
export function register(registry: Registry): void {
  registry.operation(addMemberNoteHandler);
  registry.operation(changeOperatorRolesHandler);
  registry.operation(disableOperatorHandler);
  registry.operation(endOperatorSessionsHandler);
  registry.operation(exportAuditLogHandler);
  registry.operation(finishOperatorLogInHandler);
  registry.operation(finishSetUpHandler);
  registry.operation(getOperatorHandler);
  registry.operation(inviteOperatorHandler);
  registry.operation(listApprovalsHandler);
  registry.operation(listColleaguesHandler);
  registry.operation(listMemberActsHandler);
  registry.operation(listMemberNotesHandler);
  registry.operation(listOperatorsHandler);
  registry.operation(listSecurityEventsHandler);
  registry.operation(logInOperatorHandler);
  registry.operation(logOutOperatorHandler);
  registry.operation(mailMemberHandler);
  registry.operation(proveSecondFactorHandler);
  registry.operation(searchAuditLogHandler);
  registry.operation(searchSecurityEventsHandler);
  registry.operation(sendSetUpLinkHandler);
  registry.operation(startSetUpHandler);
  registry.operation(strikeMemberNoteHandler);
  registry.job(mailApproval);
  registry.job(mailSecurityAlarm);
  registry.job(mailSetUpLink);
  registry.job(mailStaffChange);
  registry.job(purgeExpiredHandler);
  registry.job(sendMemberMail);
  registry.job(watchSecurity);
  registry.route(showDemoCode);
}
