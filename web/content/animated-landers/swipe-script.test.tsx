import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { Deck } from './card-deck.tsx';
import code from './swipe.js?raw';

beforeAll(async () => {
  await loadLanguage('nl');
});

const capture = vi.fn();

beforeEach(() => {
  // jsdom lacks these functions.
  Element.prototype.setPointerCapture = capture;
  render(
    <RawIntlProvider value={intlFor('nl')}>
      <form>
        <Deck />
      </form>
    </RawIntlProvider>,
  );
  new Function(code)();
});

const cardOf = (interest: string): HTMLElement => {
  const card = document.querySelector<HTMLElement>(`[data-card="${interest}"]`);
  if (card === null) throw new Error(`there is no card ${interest}`);
  return card;
};

/** Returns which halves of a card are ticked: left, right. */
const answered = (interest: string) =>
  [...cardOf(interest).querySelectorAll('input')].map(({ checked }) => checked);

const none = [false, false];
const no = [true, false];
const yes = [false, true];

/** Creates a pointer event with a timestamp, because a slow drag differs from a flick. */
const at = (type: string, clientX: number, timeStamp: number, pointerId = 1) => {
  const event = new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    clientX,
    pointerId,
  });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return event;
};

const drag = (interest: string, way: number, { end = 'pointerup', lasts = 1000 } = {}) => {
  const card = cardOf(interest);
  fireEvent(card, at('pointerdown', 100, 0));
  fireEvent(card, at('pointermove', 100 + way, lasts / 2));
  fireEvent(card, at(end, 100 + way, lasts));
};

test('answers a card that is dragged far enough: right accepts, left discards [CONT-2a]', () => {
  drag('dancing', 140);
  expect(answered('dancing')).toEqual(yes);
  drag('travelling', -140);
  expect(answered('travelling')).toEqual(no);
  expect(new FormData(document.querySelector('form') ?? undefined).getAll('interests')).toEqual(['dancing']);
});

test('moves the card with the pointer and returns it after a short or cancelled drag [CONT-2a]', () => {
  const card = cardOf('dancing');
  fireEvent(card, at('pointerdown', 100, 0));
  fireEvent(card, at('pointermove', 104, 100));
  expect(card.dataset.dragged).toBeUndefined();
  fireEvent(card, at('pointermove', 160, 400));
  expect(card.dataset.dragged).toBe('yes');
  expect(card.style.getPropertyValue('--way')).toBe('60');
  expect(capture).toHaveBeenLastCalledWith(1);
  // A second finger does not end the drag.
  fireEvent(card, at('pointerup', 400, 500, 2));
  expect(card.dataset.dragged).toBe('yes');
  fireEvent(card, at('pointerup', 160, 800));
  expect(card.dataset.dragged).toBeUndefined();
  drag('dancing', 200, { end: 'pointercancel' });
  expect(answered('dancing')).toEqual(none);
  drag('dancing', -45, { lasts: 60 });
  expect(answered('dancing')).toEqual(no);
});

test('ignores the click after a drag, accepts a tap, and lets only the top card be dragged [CONT-2a]', () => {
  drag('dancing', 40);
  const half = screen.getAllByText('Nee')[0];
  if (half === undefined) throw new Error('no half of a card');
  fireEvent.click(half, { detail: 1 });
  expect(answered('dancing')).toEqual(none);
  drag('sushi', 140);
  expect(answered('sushi')).toEqual(none);
  fireEvent(half, at('pointerdown', 100, 0));
  fireEvent(half, at('pointerup', 100, 90));
  fireEvent.click(half, { detail: 1 });
  expect(answered('dancing')).toEqual(no);
});

test('answers with the arrow keys and moves the focus to the next card and finally to the end [CONT-2a, CON-15b]', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  cardOf('dancing').querySelector('input')?.focus();
  press('ArrowUp');
  expect(answered('dancing')).toEqual(none);
  press('ArrowRight');
  expect(answered('dancing')).toEqual(yes);
  expect(cardOf('travelling').contains(document.activeElement)).toBe(true);
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowLeft']) press(key);
  expect(answered('hiking')).toEqual(yes);
  expect(answered('kissing')).toEqual(no);
  expect(document.activeElement).toBe(document.querySelector('button[type=reset]'));
  press('ArrowLeft');
  expect(new FormData(document.querySelector('form') ?? undefined).getAll('interests')).toEqual([
    'dancing',
    'hiking',
  ]);
});
