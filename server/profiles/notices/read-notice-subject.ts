import type { Id } from '#contract/kit/id.ts';
import { ageOn } from '#contract/profiles/age.ts';
import type { NoticeMember, NoticeSubject } from '#contract/profiles/notice-subject.ts';
import { hidingsAt } from '#server/photos/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { caseNumber, caseRow, pageAt, relatedTo, subjectOfNotice } from '#server/safety/door.ts';
import { siteById } from '#server/sites/door.ts';
import { noticeMemberRow, noticePictureRows } from './notice-members.sql.ts';

interface Notice {
  readonly id: Id;
  readonly place: string | null;
}

async function readMember(
  db: Handle,
  complaint: Id,
  subject: NonNullable<Awaited<ReturnType<typeof subjectOfNotice>>>,
  now: Date,
): Promise<NoticeMember | null> {
  const { member_id: member, path: named, report_id: report } = subject;
  const row = await noticeMemberRow(db, member);
  if (row === undefined) return null;
  const pictures = await noticePictureRows(db, member, named);
  const hidings = new Map(
    (
      await hidingsAt(
        db,
        pictures.map(({ path }) => path),
      )
    ).map((one) => [one.path, one]),
  );
  const opened = report === null ? undefined : await caseRow(db, report);
  const related = await relatedTo(db, member, complaint);
  return {
    member,
    name: row.name,
    age: ageOn(row.born, now),
    host: siteById(row.site).host,
    fictional: row.fictional,
    status: row.status,
    hidden: row.hidden,
    pictures: pictures.map(({ path, ...picture }) => {
      const hiding = hidings.get(path);
      return {
        ...picture,
        named: path === named,
        hidden: hiding === undefined ? null : { cause: hiding.cause, since: hiding.since.toISOString() },
      };
    }),
    case:
      opened === undefined
        ? null
        : { report: opened.id, number: caseNumber(opened.id), open: opened.status !== 'closed' },
    notices: related.notices.map((one) => ({ ...one, number: caseNumber(one.id) })),
    reports: related.reports.map((one) => ({ ...one, number: caseNumber(one.id) })),
  };
}

/** The subject of a notice, as it is now. */
export async function readNoticeSubject(
  db: Handle,
  { id, place }: Notice,
  now: Date,
): Promise<NoticeSubject> {
  const subject = await subjectOfNotice(db, id);
  const member = subject === undefined ? null : await readMember(db, id, subject, now);
  return { complaint: id, member, page: member === null && place !== null ? pageAt(place) : null };
}
