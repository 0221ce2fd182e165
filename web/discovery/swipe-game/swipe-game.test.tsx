import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppRoot } from '#web/platform/app-root.tsx';
import { loadLanguage } from '#web/platform/intl/load-intl.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useSwipeKeys } from './swipe-game.tsx';

test('ignores the arrow keys while a dialog is open [DISC-6a]', async () => {
  await loadLanguage('nl');
  const swiped: string[] = [];
  const keys = {
    onPass: () => void swiped.push('pass'),
    onLike: () => void swiped.push('like'),
    onUndo: () => void swiped.push('undo'),
    onStep: (steps: number) => {
      swiped.push(`step ${steps}`);
      return steps > 0;
    },
  };
  function Game({ matched }: { matched: boolean }) {
    useSwipeKeys(keys);
    return matched ? (
      <Dialog title="Een match" onClose={() => {}}>
        <button type="button">Zeg hallo</button>
      </Dialog>
    ) : null;
  }
  const client = createQueryClient();
  const game = (matched: boolean) => (
    <AppRoot nonce="" language="nl" queryClient={client}>
      <Game matched={matched} />
    </AppRoot>
  );
  const { rerender } = render(game(false));
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(swiped).toEqual(['like']);

  rerender(game(true));
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'Backspace']) {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Zeg hallo' }), { key });
    fireEvent.keyDown(document.body, { key });
  }
  expect(swiped).toEqual(['like']);

  rerender(game(false));
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(swiped).toEqual(['like', 'pass']);
});

test('shows other pictures with the arrow keys up and down, which else scroll the page [DISC-6h]', async () => {
  await loadLanguage('nl');
  const onStep = vi.fn((steps: number) => steps > 0);
  const ignore = () => {};
  function Game() {
    useSwipeKeys({ onPass: ignore, onLike: ignore, onUndo: ignore, onStep });
    return null;
  }
  render(<Game />);
  // False: the default of the key, the scrolling, is prevented.
  expect(fireEvent.keyDown(document.body, { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'ArrowUp' })).toBe(true);
  expect(onStep.mock.calls).toEqual([[1], [-1]]);
});
