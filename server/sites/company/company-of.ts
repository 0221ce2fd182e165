import * as z from 'zod/mini';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Site } from '../settings/site-settings.ts';
import { siteById } from '../settings/sites.ts';
import { companyById } from './companies.sql.ts';
import { companyOn } from './site-companies.sql.ts';

/** A fresh installation has a company without an address. */
const isGiven = (part: string) => part !== '' && part !== '-';

/** Returns the site's company with its address in one line, as the sender of mails. */
export async function companyOf(db: Handle, site: Site): Promise<string> {
  const { name, address, city } = await companyById(db, site.companyId);
  return [name, address, city].filter(isGiven).join(', ');
}

/**
 * Returns the discount in percent that a site's company offers a premium member who is about to delete their
 * account. 0: none (ACC-13).
 */
export async function deletionDiscountOf(db: Handle, site: number): Promise<number> {
  return (await companyById(db, siteById(site).companyId)).delete_discount;
}

const vatNumbers = z.record(z.string(), z.string());

/** The company that sells on a site, as named on its invoices. */
export interface Seller {
  readonly company: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  /** Country of the company's seat (ISO 3166). */
  readonly country: string;
  readonly kvk: string;
  /** VAT numbers by country of registration. */
  readonly vatNumbers: Readonly<Record<string, string>>;
}

/** Reads the company that sells on this site, or sold on it when an order was made (SITE-4, VAT-4). */
export async function sellerOf(db: Handle, site: number, ordered?: Date): Promise<Seller> {
  const company = ordered === undefined ? siteById(site).companyId : await companyOn(db, site, ordered);
  const { id, name, address, city, country, kvk, vat_numbers } = await companyById(db, company);
  return { company: id, name, address, city, country, kvk, vatNumbers: z.parse(vatNumbers, vat_numbers) };
}
