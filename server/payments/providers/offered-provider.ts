import type { Platform } from '#server/platform/platform.ts';
import { flexpayProvider } from './flexpay/flexpay-provider.ts';
import { mollieProvider } from './mollie/mollie-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { isSandboxOpen, sandboxProvider } from './sandbox/sandbox-provider.ts';

/**
 * The providers of this service, the usual one for new payments first. Test money never buys real credits, so
 * the sandbox exists only in the demo.
 */
export const openProviders = (platform: Platform): readonly PaymentProvider[] => [
  ...(platform.config.mollie ? [mollieProvider(platform, platform.config.mollie)] : []),
  ...(platform.config.flexpay ? [flexpayProvider(platform, platform.config.flexpay)] : []),
  ...(isSandboxOpen(platform.config) ? [sandboxProvider(platform)] : []),
];

/**
 * The providers for new payments, the usual one first; none: nothing can be sold. The sandbox takes orders
 * only if there is no other provider.
 */
export function offeredProviders(platform: Platform): readonly PaymentProvider[] {
  const open = openProviders(platform);
  const real = open.filter(({ name }) => name !== 'sandbox');
  return real.length > 0 ? real : open;
}

/** The provider of an earlier payment; null if this service no longer uses it. */
export const providerNamed = (platform: Platform, name: string): PaymentProvider | null =>
  openProviders(platform).find((provider) => provider.name === name) ?? null;
