import type { Platform } from '#server/platform/platform.ts';
import { mollieProvider } from './mollie/mollie-provider.ts';
import type { PaymentProvider } from './provider.ts';
import { isSandboxOpen, sandboxProvider } from './sandbox/sandbox-provider.ts';

/**
 * The providers this service speaks to, the one that new payments go to first. Pretend money never buys real credits,
 * so the sandbox is there only in the demo.
 */
export const openProviders = (platform: Platform): readonly PaymentProvider[] => [
  ...(platform.config.mollie ? [mollieProvider(platform, platform.config.mollie)] : []),
  ...(isSandboxOpen(platform.config) ? [sandboxProvider(platform)] : []),
];

/** The provider that new payments go to; null: nothing can be sold. */
export const offeredProvider = (platform: Platform): PaymentProvider | null =>
  openProviders(platform)[0] ?? null;

/** The provider that an earlier payment went to; null when this service no longer speaks to it. */
export const providerNamed = (platform: Platform, name: string): PaymentProvider | null =>
  openProviders(platform).find((provider) => provider.name === name) ?? null;
