import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';

export function companyById(db: Handle, company: number) {
  return sitesTables(db)
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', company)
    .executeTakeFirstOrThrow();
}
