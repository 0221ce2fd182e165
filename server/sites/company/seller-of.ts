import * as z from 'zod/mini';
import type { Handle } from '#server/platform/database/handle.ts';
import { siteById } from '../settings/site-by-id.ts';
import { companyById } from './companies.sql.ts';

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

/** Reads the company that sells on this site (SITE-4, VAT-4). */
export async function sellerOf(db: Handle, site: number): Promise<Seller> {
  const { id, name, address, city, country, kvk, vat_numbers } = await companyById(
    db,
    siteById(site).companyId,
  );
  return { company: id, name, address, city, country, kvk, vatNumbers: z.parse(vatNumbers, vat_numbers) };
}
