import * as z from 'zod/mini';
import { getPicture } from '#contract/accounts/subjects/get-picture.ts';
import { memberPhoto } from '#contract/photos/list-member-photos.ts';
import { recordOperatorRead } from '#server/operators/door.ts';
import { hidingsAt } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { caseNumber } from '#server/safety/door.ts';
import { siteById } from '#server/sites/door.ts';
import { casesOfPicture, noticesOfPicture, pictureRow } from './picture.sql.ts';

export const getPictureHandler = handler(getPicture, async (call, platform) => {
  const { db } = platform;
  const row = await pictureRow(db, call.input.id);
  if (row === undefined) return call.refuse('not_found');
  await recordOperatorRead(platform, {
    operator: call.operator,
    operation: getPicture.name,
    members: [row.member],
  });
  const [[hiding], cases, notices] = await Promise.all([
    hidingsAt(db, [row.path]),
    casesOfPicture(db, row),
    noticesOfPicture(db, row),
  ]);
  return {
    photo: {
      id: row.id,
      status: z.parse(memberPhoto.shape.status, row.status),
      reason: z.parse(memberPhoto.shape.reason, row.rejection),
      main: row.main,
      premium_only: row.premium_only,
      withheld: row.withheld,
      added_at: row.created_at.toISOString(),
    },
    member: row.member,
    name: row.name,
    host: siteById(row.site).host,
    state: row.state,
    hidden: hiding
      ? {
          cause: hiding.cause,
          since: hiding.since.toISOString(),
          report: hiding.report_id,
          number: caseNumber(hiding.report_id),
        }
      : null,
    cases: cases.map(({ created_at, ...one }) => ({
      ...one,
      number: caseNumber(one.report),
      created_at: created_at.toISOString(),
    })),
    notices: notices.map(({ created_at, ...one }) => ({
      ...one,
      number: caseNumber(one.id),
      created_at: created_at.toISOString(),
    })),
  };
});
