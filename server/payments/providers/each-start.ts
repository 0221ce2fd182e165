import type { Platform } from '#server/platform/platform.ts';
import { offeredProvider } from './offered-provider.ts';

/** Logs at each start that nothing can be bought if no payment provider is configured. */
export async function eachStart(platform: Platform): Promise<void> {
  if (!offeredProvider(platform)) {
    platform.log.info(
      'no payment provider: packages are shown but cannot be bought (set MOLLIE_API_KEY; the sandbox needs DEMO=1)',
    );
  }
}
