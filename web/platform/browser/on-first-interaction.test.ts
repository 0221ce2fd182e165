import { expect, test, vi } from 'vitest';
import { onFirstMove } from './on-first-interaction.ts';

test('[B18] what the page did not need is fetched once, when somebody begins to do something', () => {
  const fetched = vi.fn();
  onFirstMove(window, fetched);
  expect(fetched).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('touchstart'));
  window.dispatchEvent(new Event('pointerover'));
  window.dispatchEvent(new Event('keydown'));
  expect(fetched).toHaveBeenCalledTimes(1);
});
