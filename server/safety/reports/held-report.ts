import type { Id } from '#contract/kit/id.ts';
import type { AppealOutcome, Outcome, ReportSubject } from '#contract/safety/decision.ts';
import type { EvidenceMessage } from '#contract/safety/report-case.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type CaseRow, caseRow, lockHeld } from './cases.sql.ts';
import { decisionOn } from './decisions.sql.ts';
import { evidenceOf, subjectOf } from './evidence.ts';
import { copyReport, type FollowingReport } from './reports.sql.ts';

/** A case held by an operator who decides on it. */
export interface HeldReport {
  readonly id: Id;
  readonly site: number;
  /** The reported member. */
  readonly member: Id;
  readonly reporter: Id | null;
  readonly photo: Id | null;
  readonly conversation: Id | null;
  readonly message: number | null;
  /**
   * The reporter took the fictional profile for a real person, and requests a refund of the spent credits
   * (FIC-14).
   */
  readonly asksBack: boolean;
  /** The case about another account of the same person that this case follows (TRUST-9). */
  readonly follows: Id | null;
  /** The reported message, as it was. */
  readonly said: EvidenceMessage | undefined;
  readonly status: string;
  readonly origin: string;
  readonly subject: ReportSubject;
  readonly reason: ReportReason;
  /** This operator's earlier decision on the case. */
  readonly first: Outcome | AppealOutcome | null;
  readonly appeal: Outcome | AppealOutcome | null;
}

/**
 * Returns a case while the operator holds it, locked until the transaction ends. If two decisions arrive at
 * once, the second waits, and then finds the case decided. Undefined if another operator or nobody holds it.
 */
export async function heldReport(db: Handle, report: Id, operator: Id): Promise<HeldReport | undefined> {
  const row = await lockHeld(db, report, operator);
  return row && readReport(db, row);
}

/** A case of any operator, for acts that follow from its decision. */
export async function decidedReport(db: Handle, report: Id): Promise<HeldReport | undefined> {
  const row = await caseRow(db, report);
  return row && readReport(db, row);
}

async function readReport(db: Handle, row: CaseRow): Promise<HeldReport> {
  const { id: report } = row;
  const [first, appeal] = [await decisionOn(db, report, 'first'), await decisionOn(db, report, 'appeal')];
  const message = row.message_seq;
  const { messages, profile } = evidenceOf(row.snapshot);
  return {
    id: row.id,
    site: row.site_id,
    member: row.member_id,
    reporter: row.reporter_id,
    photo: row.photo_id,
    conversation: row.conversation_id,
    message,
    asksBack: row.reason === 'thought_real' && profile?.fictional !== false,
    follows: row.follows,
    said: messages.find(({ seq }) => seq === message),
    status: row.status,
    origin: row.origin,
    subject: subjectOf(row),
    reason: row.reason,
    first: first?.outcome ?? null,
    appeal: appeal?.outcome ?? null,
  };
}

/**
 * Opens a separate case for another account of the same person, with the same evidence. A decision against
 * that account therefore has its own reasons and appeal (TRUST-9, DSA-2, DSA-3). The caller decides on it at
 * once.
 */
export async function openFollowingCase(
  db: Handle,
  held: HeldReport,
  account: FollowingReport,
): Promise<HeldReport> {
  const { member, site, origin } = account;
  return {
    ...held,
    id: await copyReport(db, held.id, account),
    site,
    member,
    origin,
    reporter: null,
    photo: null,
    conversation: null,
    message: null,
    said: undefined,
    asksBack: false,
    follows: held.id,
    status: 'open',
    subject: 'elsewhere',
    first: null,
    appeal: null,
  };
}
