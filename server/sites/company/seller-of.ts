import * as z from 'zod/mini';
import type { Handle } from '#server/platform/database/handle.ts';
import { siteById } from '../settings/site-by-id.ts';
import { companyById } from './companies.sql.ts';

const vatNumbers = z.record(z.string(), z.string());

/** The company that sells on a site, as its invoices name it. */
export interface Seller {
  readonly company: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  /** ISO 3166; where it is at home. */
  readonly country: string;
  readonly kvk: string;
  /** By country: there it is registered for VAT. */
  readonly vatNumbers: Readonly<Record<string, string>>;
}

/** Who sells on this site (SITE-4, VAT-4). */
export async function sellerOf(db: Handle, site: number): Promise<Seller> {
  const { id, name, address, city, country, kvk, vat_numbers } = await companyById(
    db,
    siteById(site).companyId,
  );
  return { company: id, name, address, city, country, kvk, vatNumbers: z.parse(vatNumbers, vat_numbers) };
}
