import type { Handle } from '#server/platform/database/handle.ts';
import { sites } from '../tables.ts';

export function companyById(db: Handle, company: number) {
  return sites(db).selectFrom('companies').selectAll().where('id', '=', company).executeTakeFirstOrThrow();
}
