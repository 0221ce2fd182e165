import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { changeCompany } from '#contract/content/company/change-company.ts';
import { storedCompany } from '#contract/content/company/list-companies.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { lockCompany, storeCompany } from '#server/sites/door.ts';
import { insertCompanyChange, lastCompanyChanges } from './company-changes.sql.ts';

/** The row of the company is locked, so that a second operator waits and is refused. */
export const changeCompanyHandler = handler(changeCompany, async (call, { clock, transact }) => {
  const { operator, input } = call;
  const { company, seen, ...after } = input;
  const at = clock.now();
  const change = await transact(async (unit) => {
    const row = (await lockCompany(unit.db, company)) ?? call.refuse('not_found');
    const before = z.parse(storedCompany, row);
    if (((await lastCompanyChanges(unit.db)).get(company) ?? null) !== seen) call.refuse('changed_meanwhile');
    if (isDeepStrictEqual(before, after)) call.refuse('unchanged');
    await storeCompany(unit.db, company, after);
    const id = await insertCompanyChange(unit.db, { company, before, after, operator, at });
    const details = { company, change: id };
    await recordAction(unit, { operator, action: 'content/change-company', details, at });
    return id;
  });
  return { last_change: change };
});
