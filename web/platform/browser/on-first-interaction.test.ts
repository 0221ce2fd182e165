import { expect, test, vi } from 'vitest';
import { onFirstInteraction } from './on-first-interaction.ts';

test('runs the callback once, on the first interaction [B18]', () => {
  const fetched = vi.fn();
  onFirstInteraction(window, fetched);
  expect(fetched).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('touchstart'));
  window.dispatchEvent(new Event('pointerover'));
  window.dispatchEvent(new Event('keydown'));
  expect(fetched).toHaveBeenCalledTimes(1);
});
