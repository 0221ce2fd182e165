/** FlexPay's `nnn.nn` for minor units; all sale currencies have two decimals. */
export const flexpayAmount = (amount: number): string => {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * Minor units of an amount in a postback or a status. The decimals may be missing, because a status may print
 * numbers without them. Throws for anything else.
 */
export function flexpayMinorUnits(text: string): number {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new Error('flexpay told an amount that is none');
  return Number(whole + decimals.padEnd(2, '0'));
}
