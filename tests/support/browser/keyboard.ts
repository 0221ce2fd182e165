import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The reason why a person cannot see the focus: no visible mark, or an element on top. Null if the focus is
 * visible. Elements that only take focus to be read, such as a page's first heading, need no mark.
 */
const unseen = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body || focused.tabIndex < 0) return null;
    const markup = focused.outerHTML.slice(0, 120);
    // A radio button may be drawn as its label, and the field of a chat as the box around it.
    const label = focused.closest('label');
    const drawn = [focused, label, focused.parentElement, focused.closest('form > div')].filter(
      (one) => one !== null,
    );
    const isMarked = drawn.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return hasRing || (focused.matches('textarea') && boxShadow !== 'none');
    });
    if (!isMarked) return `without a mark: ${markup}`;
    const frame = label ?? focused;
    const { left, top, width, height } = frame.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = parts.some((down) =>
      parts.some((along) => {
        const there = document.elementFromPoint(left + width * along, top + height * down);
        return there !== null && (frame.contains(there) || there.contains(focused));
      }),
    );
    return isSeen ? null : `out of sight: ${markup}`;
  });

const has = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** A user without a mouse or a touch screen. Every focus stop must be visible. */
export function keyboardUser(page: Page) {
  const { keyboard } = page;
  const press = async (key: string) => {
    await keyboard.press(key);
    // The browser scrolls to the focus in its next frame.
    await expect.poll(() => unseen(page), `the focus after ${key}`).toBeNull();
  };
  /** Presses the key until this element has the focus. */
  const reach = async (target: Locator, key = 'Tab') => {
    await expect(target).toBeVisible();
    for (let pressed = 0; pressed < 80; pressed += 1) {
      if (await has(target)) return;
      await press(key);
    }
    await expect(target, `reached by ${key}`).toBeFocused();
  };
  return {
    press,
    reach,
    type: (words: string) => keyboard.type(words),
    async enter(target: Locator) {
      await reach(target);
      await keyboard.press('Enter');
    },
    /** Chooses in a group of radio buttons, which is one stop of the Tab key. */
    async choose(first: Locator, downs = 0) {
      await reach(first);
      await press('Space');
      for (let pressed = 0; pressed < downs; pressed += 1) await press('ArrowDown');
    },
  };
}
