import type { Platform } from '#server/platform/platform.ts';
import { mollieProvider } from './mollie/mollie-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { isSandboxOpen, sandboxProvider } from './sandbox/sandbox-provider.ts';

/**
 * The providers of this service, the one for new payments first. Test money never buys real credits, so the
 * sandbox exists only in the demo.
 */
export const openProviders = (platform: Platform): readonly PaymentProvider[] => [
  ...(platform.config.mollie ? [mollieProvider(platform, platform.config.mollie)] : []),
  ...(isSandboxOpen(platform.config) ? [sandboxProvider(platform)] : []),
];

/** The provider for new payments; null: nothing can be sold. */
export const offeredProvider = (platform: Platform): PaymentProvider | null =>
  openProviders(platform)[0] ?? null;

/** The provider of an earlier payment; null if this service no longer uses it. */
export const providerNamed = (platform: Platform, name: string): PaymentProvider | null =>
  openProviders(platform).find((provider) => provider.name === name) ?? null;
