import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { debitCountries } from '#contract/payments/debit-countries.ts';

/** A bank account as somebody typed it: its number in capitals without blanks, or why it cannot be collected from. */
export type ToldAccount =
  | { readonly iban: string; readonly fault: null }
  | { readonly iban: null; readonly fault: 'iban_invalid' | 'iban_not_supported' };

/** By the registry's lengths and structures and the checksum (SEPA-1), then by what our providers reach (SEPA-2). */
export function toldAccount(typed: string): ToldAccount {
  const iban = electronicFormatIBAN(typed) ?? '';
  if (!isValidIBAN(iban)) return { iban: null, fault: 'iban_invalid' };
  if (!debitCountries.has(iban.slice(0, 2))) return { iban: null, fault: 'iban_not_supported' };
  return { iban, fault: null };
}

/** Country, stars and the last four (SEPA-12). */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)}•• •••• ${iban.slice(-4)}`;
