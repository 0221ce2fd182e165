import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SwipeCard as Card } from '#contract/discovery/get-swipe-deck.ts';
import type { Image } from '#contract/photos/image.ts';
import { chatWith } from '#tests/support/people/chat-with.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { SwipeCard } from './swipe-card.tsx';

beforeAll(() => loadLanguage('nl'));

/** The clock of the gestures. Each event comes 100 ms after the one before, unless a test says otherwise. */
let now = 0;
let between = 100;
beforeEach(() => {
  between = 100;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += between;
    return now;
  });
});
afterEach(() => vi.restoreAllMocks());

// jsdom cannot capture pointers. In the test every event goes to the card anyway.
HTMLElement.prototype.setPointerCapture = () => {};
HTMLElement.prototype.hasPointerCapture = () => false;

const imageOf = (name: string): Image => ({
  filename: `${name}-large.webp`,
  card_filename: `${name}-card.webp`,
  thumb_filename: `${name}-thumb.webp`,
  status: 'active',
  match: `${name}-match.webp`,
});

const show = (mayLike: boolean, fields: Partial<Card> = {}) => {
  const onSwipe = vi.fn();
  const onShow = vi.fn();
  const queries = new QueryClient();
  queries.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const { container } = render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <MemoryRouter>
          <SwipeCard
            card={{
              ...chatWith(2).profile,
              distance_band: null,
              shared_interests: [],
              images: [],
              ...fields,
            }}
            shown={0}
            onShow={onShow}
            mayLike={mayLike}
            onSwipe={onSwipe}
          />
        </MemoryRouter>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
  const card = container.firstElementChild;
  if (!card) throw new Error('there is no card');
  return { card, onSwipe, onShow };
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
    expect(onSwipe.mock.calls.map(([choice]) => choice)).toEqual(['like', 'pass']);
  });

  test('stays after a short drag, a cancelled one, and a like that is not allowed [DISC-6f]', () => {
    const { card, onSwipe } = show(false);
    drag(card, pointer, -100);
    drag(card, pointer, -150, 'cancel');
    drag(card, pointer, 150);
    expect(onSwipe).not.toHaveBeenCalled();
  });
});

test('swipes a card after a short flick, and not after a slow short drag [DISC-6f]', () => {
  const { card, onSwipe } = show(true);
  drag(card, 'touch', 60);
  expect(onSwipe).not.toHaveBeenCalled();
  between = 8;
  drag(card, 'touch', 60);
  expect(onSwipe.mock.calls.map(([choice]) => choice)).toEqual(['like']);
});

test('follows the pointer while it is dragged, and returns to its place [DISC-6f]', () => {
  const { card } = show(true);
  const pointer = { pointerId: 5, isPrimary: true, button: 0 };
  fireEvent.pointerDown(card, { ...pointer, clientX: 200, clientY: 10 });
  fireEvent.pointerMove(card, { ...pointer, clientX: 260, clientY: 10 });
  expect(card instanceof HTMLElement && card.style.getPropertyValue('--x')).toBe('60px');
  fireEvent.pointerUp(card, { ...pointer, clientX: 260, clientY: 10 });
  expect(card instanceof HTMLElement && card.style.getPropertyValue('--x')).toBe('0px');
});

test('shows the next picture after a tap at the right, and has a bar for each picture [DISC-6h]', () => {
  const { card, onShow } = show(true, { images: [imageOf('face'), imageOf('dog')] });
  expect(card.textContent).toContain('Foto 1 van 2');
  expect(card.querySelectorAll('[data-shown]').length).toBeGreaterThan(1);
  expect(screen.getByRole('button', { name: 'Vorige foto' }).ariaDisabled).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Volgende foto' }));
  expect(onShow).toHaveBeenCalledWith(1);
});

test('names the member, the distance, the shared interests and a fictional profile on the picture [DISC-6i]', () => {
  show(true, {
    name: 'Vera',
    age: 41,
    fictional: true,
    distance_band: 25,
    shared_interests: ['wine', 'art', 'music', 'beach'],
  });
  const link = screen.getByRole('link', { name: /Vera, 41/ });
  for (const words of ['Fictief profiel', 'binnen 25 km', 'Jullie delen', 'Wijn', '+2 samen'])
    expect(link.textContent).toContain(words);
});
