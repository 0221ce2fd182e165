import type { Money } from '#contract/kit/money.ts';

/** Mollie's format for money: text with two decimals, which all our currencies have (PAY-12). */
interface MollieAmount {
  readonly currency: string;
  readonly value: string;
}

export const mollieAmount = ({ amount, currency }: Money): MollieAmount => {
  const digits = String(amount).padStart(3, '0');
  return { currency, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
};

/** Minor units; throws for anything but an amount with two decimals. */
export function minorUnits({ value }: MollieAmount): number {
  if (!/^\d{1,10}\.\d{2}$/.test(value)) throw new Error('Mollie reported an invalid amount');
  return Number(value.replace('.', ''));
}
