import type { Handle } from '#server/platform/database/handle.ts';
import { siteById } from '../settings/site-by-id.ts';
import { companyById } from './companies.sql.ts';

/**
 * Returns the discount in percent that a site's company offers a premium member who is about to delete their
 * account. 0: none (ACC-13).
 */
export async function deletionDiscountOf(db: Handle, site: number): Promise<number> {
  return (await companyById(db, siteById(site).companyId)).delete_discount;
}
