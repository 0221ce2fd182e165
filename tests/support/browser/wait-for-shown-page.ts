import type { Page } from '@playwright/test';

/** The part of React's tree that a journey reads. */
interface Part {
  readonly child: Part | null;
  readonly memoizedProps: { readonly value?: { readonly location?: { readonly pathname: string } } } | null;
}

/**
 * Waits until the page of the browser's address is shown. A navigation inside the app changes the address
 * first. On a busy machine the previous page is then still there and receives clicks and input. Pages without
 * the framework, or before hydration, count as shown.
 */
export async function waitForShownPage(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'));
    if (key === undefined) return true;
    const root: { readonly stateNode: { readonly current: Part } } = Reflect.get(document, key);
    for (let part: Part | null = root.stateNode.current; part !== null; part = part.child) {
      const location = part.memoizedProps?.value?.location;
      if (location) return location.pathname === window.location.pathname;
    }
    return true;
  });
}
