import type { Handle } from '#server/platform/database/handle.ts';
import type { Site } from '../settings/site.ts';
import { companyById } from './companies.sql.ts';

/** A fresh installation has a company without an address. */
const isGiven = (part: string) => part !== '' && part !== '-';

/** Returns the site's company with its address in one line, as the sender of mails. */
export async function companyOf(db: Handle, site: Site): Promise<string> {
  const { name, address, city } = await companyById(db, site.companyId);
  return [name, address, city].filter(isGiven).join(', ');
}
