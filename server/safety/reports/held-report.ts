import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import {
  type AppealOutcome,
  type Appellant,
  type Measure,
  measures,
  type Outcome,
  type ReportSubject,
} from '#contract/safety/decision.ts';
import type { EvidenceMessage } from '#contract/safety/report-case.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { lockOtherReports } from '../moderation-queue/subject-reports.sql.ts';
import { type CaseRow, caseRow, lockHeld } from './cases.sql.ts';
import { decisionOn, type RemovedContent } from './decisions.sql.ts';
import { evidenceOf, subjectOf } from './evidence.ts';
import { copyReport, type FollowingReport } from './reports.sql.ts';

const removedText = z.nullable(z.looseObject({}));

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
  /** The first decision on the case, and those on the appeals of both sides. */
  readonly first: Outcome | AppealOutcome | null;
  readonly reviews: Readonly<Record<Appellant, Outcome | AppealOutcome | null>>;
  /** The measures of the first decision; none for a decision against nobody. */
  readonly taken: readonly Measure[];
  readonly facts: string | null;
  readonly until: Date | null;
  readonly removed: RemovedContent;
}

/**
 * Returns a case while the operator holds it, locked until the transaction ends. If two decisions arrive at
 * once, the second waits, and then finds the case decided. Undefined if another operator or nobody holds it.
 */
export async function heldReport(db: Handle, report: Id, operator: Id): Promise<HeldReport | undefined> {
  const row = await lockHeld(db, report, operator);
  return row && readReport(db, row);
}

/**
 * The other reports that are decided with a case, locked until the transaction ends. Refuses `reports_changed` if one
 * of them cannot be decided with it: nothing of the decision happens then (SAFE-5).
 */
export async function heldTogether(
  db: Handle,
  held: HeldReport,
  decided: {
    readonly reports: readonly Id[];
    readonly outcome: Outcome;
    readonly also: readonly Measure[];
  } & {
    readonly operator: Id;
    readonly at: Date;
  },
): Promise<HeldReport[]> {
  const { reports, outcome, also, operator, at: now } = decided;
  if (reports.length === 0) return [];
  const taken = [...also, ...measures.filter((one) => one === outcome)];
  const wanted = outcome === 'refunded' ? [] : [...new Set(reports)];
  const locked = await lockOtherReports(db, held.id, { reports: wanted, taken, operator, now });
  if (locked.length === 0 || locked.length < wanted.length) throw new Refusal('reports_changed');
  const rows = await Promise.all(locked.map((report) => decidedReport(db, report)));
  return rows.filter((row) => row !== undefined);
}

/** A case of any operator, for acts that follow from its decision. */
export async function decidedReport(db: Handle, report: Id): Promise<HeldReport | undefined> {
  const row = await caseRow(db, report);
  return row && readReport(db, row);
}

async function readReport(db: Handle, row: CaseRow): Promise<HeldReport> {
  const { id: report } = row;
  const first = await decisionOn(db, report, 'first');
  const reviewed = await decisionOn(db, report, 'appeal');
  const reviewedForReporter = await decisionOn(db, report, 'reporter_appeal');
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
    reviews: { member: reviewed?.outcome ?? null, reporter: reviewedForReporter?.outcome ?? null },
    taken: measures.filter((one) => first?.measures.includes(one)),
    facts: first?.facts ?? null,
    until: first?.until ?? null,
    removed: { photos: first?.removed_photos ?? [], text: z.parse(removedText, first?.removed_text ?? null) },
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
    reviews: { member: null, reporter: null },
    taken: [],
    facts: null,
    until: null,
    removed: { photos: [], text: null },
  };
}
