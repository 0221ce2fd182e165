import type { Id } from '#contract/kit/id.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import type { Ground } from '#contract/safety/decision.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Unit } from '#server/platform/platform.ts';
import { linkCase } from '../notice-subjects/notice-subjects.sql.ts';
import { linkPictures } from '../reports/report-pictures.sql.ts';
import { insertReport } from '../reports/reports.sql.ts';

/** The reason of the case that a notice becomes. */
export const reasonOfNotice: Partial<Record<ComplaintSubject, ReportReason>> = {
  underage: 'underage',
  intimate_image: 'intimate_image',
  threat: 'threat',
  extortion: 'extortion',
  content: 'other',
};

/** The rule behind the hiding of a profile for a reason. */
export const groundOfReason = (reason: ReportReason): Ground => {
  if (reason === 'underage' || reason === 'intimate_image' || reason === 'extortion') return reason;
  if (reason === 'fake') return 'fake_or_fraud';
  return reason === 'threat' ? 'offensive' : 'against_terms';
};

export interface NoticeCase {
  readonly complaint: Id;
  readonly site: number;
  readonly member: Id;
  readonly photo: Id | null;
  readonly reason: ReportReason;
  readonly snapshot: object;
  /** Ids of the frozen pictures. */
  readonly pictures: readonly Id[];
  /** Origin of the member's site, for links. */
  readonly origin: string;
  readonly at: Date;
  /** Arrival of the notice: the deadline of the case counts from there. */
  readonly waitsSince: Date;
}

/**
 * Opens a case about the subject of a notice, with frozen evidence, and links the notice to it. The case has
 * no reporter: the text of the notice and its sender stay with the notice, so that nobody learns who complained.
 */
export async function openNoticeCase(unit: Unit, { complaint, pictures, ...about }: NoticeCase): Promise<Id> {
  const report = await insertReport(unit.db, {
    ...about,
    notice: complaint,
    reporter: null,
    conversation: null,
    message: null,
    words: null,
  });
  await linkPictures(unit.db, report, pictures);
  await linkCase(unit.db, complaint, report);
  return report;
}
