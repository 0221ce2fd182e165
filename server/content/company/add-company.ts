import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { addCompany } from '#contract/content/company/add-company.ts';
import { storedCompany } from '#contract/content/company/list-companies.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites, companyOfForm, insertCompany, lockNewCompanies } from '#server/sites/door.ts';
import { lastCompanyChanges } from './company-changes.sql.ts';

/** One form adds one company, however often it is sent. */
export const addCompanyHandler = handler(addCompany, async (call, { clock, transact }) => {
  const { operator, input } = call;
  const { client_id: clientId, ...facts } = input;
  const at = clock.now();
  return transact(async (unit) => {
    await lockNewCompanies(unit.db);
    const known = await companyOfForm(unit.db, clientId);
    if (known !== undefined) {
      if (!isDeepStrictEqual(z.parse(storedCompany, known), facts)) return call.refuse('added_already');
      const hosts = allSites().filter(({ companyId }) => companyId === known.id);
      const last = (await lastCompanyChanges(unit.db)).get(known.id) ?? null;
      return { company: known.id, facts, hosts: hosts.map(({ host }) => host), last_change: last };
    }
    const company = await insertCompany(unit.db, { clientId, facts, at });
    const details = { company, name: facts.name };
    await recordAction(unit, { operator, action: 'content/add-company', details, at });
    return { company, facts, hosts: [], last_change: null };
  });
});
