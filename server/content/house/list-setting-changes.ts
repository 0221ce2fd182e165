import * as z from 'zod/mini';
import { listSettingChanges } from '#contract/content/house/list-setting-changes.ts';
import { ownValue } from '#contract/content/house/setting.ts';
import { operatorAddresses } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { settingChanges } from './setting-changes.sql.ts';

const pageSize = 20;

export const listSettingChangesHandler = handler(listSettingChanges, async ({ input }, { db }) => {
  const { site, setting, page } = input;
  const offset = (page - 1) * pageSize;
  const rows = await settingChanges(db, { site, setting, offset, limit: pageSize + 1 });
  const emails = await operatorAddresses(
    db,
    rows.map(({ operator_id }) => operator_id),
  );
  return {
    results: rows.slice(0, pageSize).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      by: emails.get(row.operator_id) ?? '',
      before: z.parse(ownValue, row.before),
      after: z.parse(ownValue, row.after),
      confirmed: row.confirmed_countries,
    })),
    page,
    has_more: rows.length > pageSize,
  };
});
