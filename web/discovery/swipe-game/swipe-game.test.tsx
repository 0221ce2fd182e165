import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
  for (const key of ['ArrowRight', 'ArrowLeft', 'Backspace']) {
    fireEvent.keyDown(screen.getByRole('button', { name: 'Zeg hallo' }), { key });
    fireEvent.keyDown(document.body, { key });
  }
  expect(swiped).toEqual(['like']);

  rerender(game(false));
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(swiped).toEqual(['like', 'pass']);
});
