import type { Page } from '@playwright/test';

/**
 * Texts that a person cannot read in full: wider than a box with hidden overflow, or beyond the window's
 * edge. Leaves out scrolling boxes and text that is hidden on purpose (one pixel large, for screen readers
 * only).
 */
export function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wordsOf = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''))
        .join('')
        .trim();

    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const hidden = element.closest('[aria-hidden="true"]') !== null;
      return !hidden && width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
    };

    const isCut = (element: Element) =>
      getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;

    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));

    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (
        (right > document.documentElement.clientWidth + 1 || left < -1) && !scrolls(element.parentElement)
      );
    };

    return [...document.body.querySelectorAll('*')]
      .filter(
        (element) => wordsOf(element) !== '' && isSeen(element) && (isCut(element) || isOutside(element)),
      )
      .map((element) => wordsOf(element));
  });
}
