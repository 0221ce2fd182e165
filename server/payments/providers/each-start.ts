import type { Platform } from '#server/platform/platform.ts';
import { allSites } from '#server/sites/door.ts';
import { offeredProviders } from './offered-provider.ts';
import { openSandboxBooks } from './sandbox/open-sandbox-books.sql.ts';
import { isSandboxOpen } from './sandbox/sandbox-provider.ts';

/**
 * Opens the books of the sandbox bank if this service uses it. Logs at each start that nothing can be bought
 * if no payment provider is configured. Also logs each site whose setting names a provider that is missing.
 */
export async function eachStart(platform: Platform): Promise<void> {
  if (isSandboxOpen(platform.config)) await openSandboxBooks(platform.db);
  const names: readonly string[] = offeredProviders(platform).map(({ name }) => name);
  if (names.length === 0) {
    platform.log.info(
      'no payment provider: packages are shown but cannot be bought (set MOLLIE_API_KEY or FLEXPAY_SHOP_ID; the sandbox needs DEMO=1)',
    );
  }
  for (const { host, settings } of allSites()) {
    const wanted = new Set(Object.values(settings.payment_providers).flat());
    const missing = [...wanted].filter((name) => !names.includes(name));
    if (missing.length > 0)
      platform.log.warn({ host, missing }, 'a site names a payment provider that is not configured');
  }
}
