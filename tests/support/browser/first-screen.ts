import type { Page } from '@playwright/test';

/** Collects layout shifts from the first paint on, without those that follow an input. Call before `goto`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const what = sources
          .map(({ node }: { node: Node | null }) =>
            node instanceof Element
              ? `${node.tagName.toLowerCase()}.${node.className}`
              : String(node?.nodeName),
          )
          .join(', ');
        shifts.push({ value: Number(entry.value), what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shift of the page so far, as "0.123 of what moved"; null if it is at most 0.05 (SHELL-18). */
export const shiftFinding = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const found = Reflect.get(window, 'layoutShifts');
    const shifts: { value: number; what: string }[] = Array.isArray(found) ? found : [];
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum <= 0.05) return null;
    return `layout shift ${sum.toFixed(3)} of ${shifts.map(({ what }) => what).join('; ')}`;
  });

/**
 * The parts of the first screen that are not in the window or lie under something else. Each selector names
 * the primary action or the name of the person; its first visible match counts.
 */
export const hiddenParts = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate((wanted) => {
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const findingOf = (selector: string): string | null => {
      const element = [...document.querySelectorAll(selector)].find(isShown);
      if (element === undefined) return `${selector} is missing`;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const box = [left, top, right, bottom].map(Math.round).join(' ');
      // A tall part, such as a picture with a link over it, counts by its upper 44 pixels.
      const seen = Math.min(bottom, top + 44);
      if (left < -1 || top < -1 || right > innerWidth + 1 || seen > innerHeight + 1)
        return `${selector} is outside of the window: ${box}`;
      const points = [0.25, 0.5, 0.75].map((part) => [
        left + (right - left) * part,
        top + (seen - top) * 0.5,
      ]);
      const covered = points
        .map(([x = 0, y = 0]) => document.elementFromPoint(x, y))
        .filter((hit) => hit !== null && !element.contains(hit) && !hit.contains(element));
      // A button on a corner of a picture covers one point of three. A bar covers them all.
      const [covering] = covered.length > 1 ? covered : [];
      return covering ? `${selector} (${box}) lies under ${covering.outerHTML.slice(0, 120)}` : null;
    };
    return wanted.flatMap((selector) => findingOf(selector) ?? []);
  }, selectors);
