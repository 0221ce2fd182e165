import type { Platform } from '#server/platform/platform.ts';
import type { PaymentProvider } from './provider.ts';
import { isSandboxOpen, sandboxProvider } from './sandbox/sandbox-provider.ts';

/**
 * The provider that new payments go to; null: nothing can be sold. Pretend money never buys real credits, so the
 * sandbox is there only in the demo.
 */
export function offeredProvider(platform: Platform): PaymentProvider | null {
  return isSandboxOpen(platform.config) ? sandboxProvider(platform) : null;
}

/** The provider that an earlier payment went to; null when this service no longer speaks to it. */
export function providerNamed(platform: Platform, name: string): PaymentProvider | null {
  const provider = offeredProvider(platform);
  return provider?.name === name ? provider : null;
}
