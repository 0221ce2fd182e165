import type { Handle } from '#server/platform/database/handle.ts';
import type { Site } from '../settings/site.ts';
import { companyById } from './companies.sql.ts';

/** An installation that nobody has set up yet has a company without an address. */
const isGiven = (part: string) => part !== '' && part !== '-';

/** The company behind a site, in one line with its address: who sends the site's mails. */
export async function companyOf(db: Handle, site: Site): Promise<string> {
  const { name, address, city } = await companyById(db, site.companyId);
  return [name, address, city].filter(isGiven).join(', ');
}
