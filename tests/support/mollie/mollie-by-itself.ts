import { mollieProvider } from '#server/credits/payments/mollie/mollie-provider.ts';
import type { PaymentProvider } from '#server/credits/payments/provider.ts';
import { atEnd } from '../at-end.ts';
import type { MollieStandIn } from './mollie-stand-in.ts';

export interface MollieByItself {
  readonly provider: PaymentProvider;
  /** What it complained of in the log so far. */
  readonly complaints: readonly string[];
}

/**
 * The provider without a shop around it. Nobody here talks to anybody else over https, so that for this one test file no
 * certificate is looked at.
 */
export function mollieByItself({ apiKey, url, clock }: MollieStandIn): MollieByItself {
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  atEnd(async () => {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
  });
  const complaints: string[] = [];
  const log = { error: (_: unknown, text?: string) => void complaints.push(text ?? '') };
  return { provider: mollieProvider({ clock, log }, { apiKey, apiUrl: url, mode: 'test' }), complaints };
}
