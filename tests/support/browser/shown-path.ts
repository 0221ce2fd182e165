import type { Page } from '@playwright/test';

/** As much of React's tree as a journey looks at. */
interface Part {
  readonly child: Part | null;
  readonly memoizedProps: { readonly value?: { readonly location?: { readonly pathname: string } } } | null;
}

/**
 * Waits until the page of the browser's address is the one that is shown. A move inside the app changes the address first:
 * on a busy machine the page before is still there then, and a click or a text meant for the next one goes to it.
 * Pages without the framework, and those it has not taken over yet, are what they were sent as.
 */
export async function untilShown(page: Page): Promise<void> {
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
