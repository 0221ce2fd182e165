import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { debitCountries } from '#contract/payments/save-direct-debit.ts';

/** A typed bank account: its IBAN in capitals without spaces, or why nothing can be collected from it. */
export type ParsedIban =
  | { readonly iban: string; readonly fault: null }
  | { readonly iban: null; readonly fault: 'iban_invalid' | 'iban_not_supported' };

/**
 * Checks lengths, structures and the checksum of the IBAN registry (SEPA-1), then the countries that our
 * providers reach (SEPA-2).
 */
export function parseIban(typed: string): ParsedIban {
  const iban = electronicFormatIBAN(typed) ?? '';
  if (!isValidIBAN(iban)) return { iban: null, fault: 'iban_invalid' };
  if (!debitCountries.has(iban.slice(0, 2))) return { iban: null, fault: 'iban_not_supported' };
  return { iban, fault: null };
}

/** A typed account to which we transfer money, in any country with an IBAN; null if it is wrong. */
export function payableIban(typed: string): string | null {
  const iban = electronicFormatIBAN(typed) ?? '';
  return isValidIBAN(iban) ? iban : null;
}

/** Country, dots and the last four characters (SEPA-12). */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`;
