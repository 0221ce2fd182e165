import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Unit } from '#server/platform/platform.ts';
import { safetyTables } from '../tables.ts';
import { decidedReport, type HeldReport } from './held-report.ts';
import { linkPictures } from './report-pictures.sql.ts';

/** An identical copy of a removed picture, which another member owns. */
interface PictureCopy {
  readonly member: Id;
  readonly site: number;
  /** Null for the picture of a message. */
  readonly photo: Id | null;
  readonly conversation: Id | null;
  readonly message: number | null;
  readonly snapshot: object;
  /** Ids of the frozen pictures. */
  readonly pictures: readonly Id[];
  readonly origin: string;
  readonly at: Date;
}

/**
 * Opens the case about an identical copy of a removed picture, with evidence of its own and nothing of the other
 * owner. The caller decides on it in the same transaction, so that it never waits.
 */
export async function openCopyCase(
  db: Handle,
  held: Pick<HeldReport, 'id' | 'reason'>,
  { pictures, ...copy }: PictureCopy,
): Promise<HeldReport> {
  const { id } = await safetyTables(db)
    .insertInto('reports')
    .values({
      ...{ site_id: copy.site, member_id: copy.member, photo_id: copy.photo },
      ...{ conversation_id: copy.conversation, message_seq: copy.message, reason: held.reason },
      ...{
        snapshot: JSON.stringify(copy.snapshot),
        origin: copy.origin,
        source: 'operator',
        copy_of: held.id,
      },
      ...{ created_at: copy.at, waits_since: copy.at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await linkPictures(db, id, pictures);
  const opened = await decidedReport(db, id);
  if (opened === undefined) throw new Error('a case is missing right after it was opened');
  return opened;
}

/**
 * Records that the decisions on the copies of a picture ended with the decision on the picture itself, and returns
 * their cases (DSA-3). A case whose own appeal ended it before is left out.
 */
export async function liftCopyCases({ db }: Unit, report: Id, at: Date): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    update decisions set lifted_at = ${at} from reports
    where reports.copy_of = ${report} and decisions.report_id = reports.id and decisions.stage = 'first'
      and decisions.lifted_at is null and not exists (
        select from decisions appeal
        where appeal.report_id = reports.id and appeal.stage = 'appeal' and appeal.outcome = 'reversed')
    returning reports.id`.execute(db);
  return rows.map(({ id }) => id);
}
