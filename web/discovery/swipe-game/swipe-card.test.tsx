import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { chatWith } from '#tests/support/people/chat-with.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { SwipeCard } from './swipe-card.tsx';

beforeAll(() => loadLanguage('nl'));

// jsdom cannot capture pointers. In the test every event goes to the card anyway.
HTMLElement.prototype.setPointerCapture = () => {};
HTMLElement.prototype.hasPointerCapture = () => false;

const show = (mayLike: boolean) => {
  const onSwipe = vi.fn();
  const queries = new QueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MemoryRouter>
          <SwipeCard
            card={{ ...chatWith(2).profile, distance_band: null, shared_interests: [] }}
            mayLike={mayLike}
            onSwipe={onSwipe}
          />
        </MemoryRouter>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  const card = container.firstElementChild;
  if (!card) throw new Error('there is no card');
  return { card, onSwipe };
};

type Pointer = 'touch' | 'mouse';

/** Drags the card this many pixels to the right; the end is a release, or the browser's own gesture. */
const drag = (card: Element, pointerType: Pointer, by: number, end: 'up' | 'cancel' = 'up') => {
  const pointer = { pointerId: 5, pointerType, isPrimary: true, button: 0 };
  fireEvent.pointerDown(card, { ...pointer, clientX: 200 });
  fireEvent.pointerMove(card, { ...pointer, clientX: 200 + by / 2 });
  fireEvent.pointerMove(card, { ...pointer, clientX: 200 + by });
  if (end === 'up') fireEvent.pointerUp(card, { ...pointer, clientX: 200 + by });
  else fireEvent.pointerCancel(card, pointer);
};

describe.each(['touch', 'mouse'] as const)('a card under %s', (pointer) => {
  test('is liked by a swipe to the right and passed by one to the left [DISC-6f]', () => {
    const { card, onSwipe } = show(true);
    drag(card, pointer, 150);
    drag(card, pointer, -150);
    expect(onSwipe.mock.calls).toEqual([['like'], ['pass']]);
  });

  test('stays after a short drag, a cancelled one, and a like that is not allowed [DISC-6f]', () => {
    const { card, onSwipe } = show(false);
    drag(card, pointer, -100);
    drag(card, pointer, -150, 'cancel');
    drag(card, pointer, 150);
    expect(onSwipe).not.toHaveBeenCalled();
  });
});
