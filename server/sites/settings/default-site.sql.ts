import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';

/** Inserts a company and a general site if there is no site, so that a new installation works immediately. */
export async function insertDefaultSite(db: Handle, host: string): Promise<void> {
  const any = await sitesTables(db).selectFrom('sites').select('id').limit(1).executeTakeFirst();
  if (any) return;
  await sitesTables(db)
    .insertInto('companies')
    .values({
      id: 1,
      name: 'Vonk',
      address: '-',
      kvk: '-',
      city: '-',
      country: 'NL',
      support_phone: '',
      delete_discount: 25,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sitesTables(db)
    .insertInto('sites')
    .values({ id: 1, host, is_default: true, company_id: 1, niche: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
