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
  // What jsdom has not.
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

/** What is ticked on a card: the left half, the right half. */
const answered = (interest: string) =>
  [...cardOf(interest).querySelectorAll('input')].map(({ checked }) => checked);

const none = [false, false];
const no = [true, false];
const yes = [false, true];

/** As long as a hand takes that does not throw: the clock of events is the machine's. */
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

test('[CONT-2] a card dragged far enough is answered: right takes it along, left does not', () => {
  drag('dancing', 140);
  expect(answered('dancing')).toEqual(yes);
  drag('travelling', -140);
  expect(answered('travelling')).toEqual(no);
  expect(new FormData(document.querySelector('form') ?? undefined).getAll('interests')).toEqual(['dancing']);
});

test('[CONT-2] under a hand the card follows; let go too early, or taken by scrolling, it lies back', () => {
  const card = cardOf('dancing');
  fireEvent(card, at('pointerdown', 100, 0));
  fireEvent(card, at('pointermove', 104, 100));
  expect(card.dataset.dragged).toBeUndefined();
  fireEvent(card, at('pointermove', 160, 400));
  expect(card.dataset.dragged).toBe('yes');
  expect(card.style.getPropertyValue('--way')).toBe('60');
  expect(capture).toHaveBeenLastCalledWith(1);
  // A second finger is not it.
  fireEvent(card, at('pointerup', 400, 500, 2));
  expect(card.dataset.dragged).toBe('yes');
  fireEvent(card, at('pointerup', 160, 800));
  expect(card.dataset.dragged).toBeUndefined();
  drag('dancing', 200, { end: 'pointercancel' });
  expect(answered('dancing')).toEqual(none);
  drag('dancing', -45, { lasts: 60 });
  expect(answered('dancing')).toEqual(no);
});

test('[CONT-2] letting go presses nothing under it, but a tap does; what lies below cannot be dragged', () => {
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

test('[CONT-2] [CON-15] the arrow keys answer too, and the focus goes on to the next card and at last to the end', () => {
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
