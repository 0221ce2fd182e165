import { expect, type Page } from '@playwright/test';
import { cutOffTexts } from './cut-off-texts.ts';

/** A screen of 1280 by 1024 at 200 % and at 400 %, which a page must support (WCAG 1.4.4 and 1.4.10). */
const enlarged = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
] as const;

interface Line {
  readonly words: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Each line of text in the page flow, from the top. Leaves out overlays and decoration. */
const linesOf = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const isLaidOver = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky|absolute/.test(getComputedStyle(element).position) || isLaidOver(element.parentElement));
    // One pixel large, for screen readers only.
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      ((element.clientHeight === 1 && getComputedStyle(element).overflowY === 'hidden') ||
        isUnseen(element.parentElement));
    const isRead = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"], script, style') === null &&
      !isLaidOver(element) &&
      !isUnseen(element);
    const linesIn = (element: Element) => {
      const range = document.createRange();
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      return texts.flatMap((text) => {
        range.selectNodeContents(text);
        const words = text.textContent?.trim().slice(0, 40) ?? '';
        return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
          // Letters leave room above and below them that the next line may use.
          const room = (bottom - top) / 4;
          return { words, left, right, top: top + room, bottom: bottom - room };
        });
      });
    };
    return [...document.body.querySelectorAll('*')]
      .filter(isRead)
      .flatMap(linesIn)
      .filter(({ left, right }) => right - left > 2)
      .sort((one, other) => one.top - other.top);
  });

const isOver = (one: Line, other: Line) =>
  other.words !== one.words && other.left < one.right - 1 && one.left < other.right - 1;

/** Pairs of overlapping texts. */
const overlapping = (lines: readonly Line[]): string[] =>
  lines.flatMap((one, index) => {
    const next = lines.slice(index + 1);
    const below = next.findIndex(({ top }) => top >= one.bottom);
    return next
      .slice(0, below < 0 ? next.length : below)
      .filter((other) => isOver(one, other))
      .map((other) => `${one.words} × ${other.words}`);
  });

/**
 * Expects the enlarged page to lose nothing: no text is cut off or overlaps, and nothing scrolls sideways.
 */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const size of enlarged) {
    await page.setViewportSize(size);
    // The layout is computed when it is read. Scripts need a frame or two to react.
    const reflowErrors = async () => ({
      cut: await cutOffTexts(page),
      over: overlapping(await linesOf(page)),
      sideways: await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      ),
    });
    const place = `${page.url()} at ${size.width} pixels`;
    await expect.poll(reflowErrors, { message: place }).toEqual({ cut: [], over: [], sideways: false });
  }
  if (before !== null) await page.setViewportSize(before);
}
