import { expect as base, type Page } from '@playwright/test';
import { waitForShownPage } from './wait-for-shown-page.ts';

type Address = Parameters<ReturnType<typeof base<Page>>['toHaveURL']>[0];

/**
 * Playwright's `expect` with a stricter `toHaveURL`, which also waits until the page of that address is
 * shown.
 */
export const expect = base.extend({
  async toHaveURL(page: Page, address: Address) {
    const name = 'toHaveURL';
    if (this.isNot) {
      await base(page).not.toHaveURL(address);
      return { pass: false, name, message: () => `${page.url()} is the address` };
    }
    await base(page).toHaveURL(address);
    await waitForShownPage(page);
    return { pass: true, name, message: () => `${page.url()} is the address` };
  },
});
