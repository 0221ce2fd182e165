import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useMessageGestures } from './use-message-gestures.ts';

const acts = { onQuick: vi.fn(), onOpen: vi.fn(), onReply: vi.fn() };

function Row() {
  const gestures = useMessageGestures(acts);
  return (
    <div {...gestures} data-testid="row">
      <p>Koffie?</p>
      <button type="button">Foto</button>
    </div>
  );
}

const at = (clientX: number, clientY: number, pointerType = 'touch') => ({
  clientX,
  clientY,
  pointerType,
  pointerId: 1,
  isPrimary: true,
  button: 0,
});

const row = () => {
  const element = screen.getByTestId('row');
  element.setPointerCapture = () => {};
  return element;
};

const tap = (target: Element, pointerType = 'touch') => {
  fireEvent.pointerDown(target, at(10, 10, pointerType));
  fireEvent.pointerUp(target, at(10, 10, pointerType));
};

/** A finger moves by this distance in small steps and is released. */
const drag = (x: number, y: number, pointerType = 'touch') => {
  const element = row();
  fireEvent.pointerDown(element, at(10, 10, pointerType));
  for (let step = 1; step <= 10; step += 1)
    fireEvent.pointerMove(element, at(10 + (x * step) / 10, 10 + (y * step) / 10, pointerType));
  fireEvent.pointerUp(element, at(10 + x, 10 + y, pointerType));
};

beforeEach(() => {
  vi.clearAllMocks();
  render(<Row />);
});

describe('gestures on a message', () => {
  test.each(['touch', 'mouse'])(
    'give the quick reaction after a double tap by %s [CHAT-11f]',
    (pointerType) => {
      tap(screen.getByText('Koffie?'), pointerType);
      expect(acts.onQuick).not.toHaveBeenCalled();
      tap(screen.getByText('Koffie?'), pointerType);
      expect(acts.onQuick).toHaveBeenCalledTimes(1);
      tap(screen.getByText('Koffie?'), pointerType);
      expect(acts.onQuick).toHaveBeenCalledTimes(1);
    },
  );

  test('leave two taps on a button alone [CHAT-11f]', () => {
    for (let count = 0; count < 2; count += 1) tap(screen.getByRole('button'));
    expect(acts.onQuick).not.toHaveBeenCalled();
  });

  test('open the choice after a long press of a finger, not of a mouse [CHAT-11f]', () => {
    vi.useFakeTimers();
    fireEvent.pointerDown(row(), at(10, 10, 'mouse'));
    vi.advanceTimersByTime(1000);
    fireEvent.pointerUp(row(), at(10, 10, 'mouse'));
    expect(acts.onOpen).not.toHaveBeenCalled();
    fireEvent.pointerDown(row(), at(10, 10));
    vi.advanceTimersByTime(1000);
    expect(acts.onOpen).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  test('answer after a swipe to the right, and not after a short one, another direction or a mouse [CHAT-12e]', () => {
    drag(30, 0);
    drag(-80, 0);
    drag(20, 80);
    drag(80, 0, 'mouse');
    expect(acts.onReply).not.toHaveBeenCalled();
    drag(80, 5);
    expect(acts.onReply).toHaveBeenCalledTimes(1);
    expect(row().hasAttribute('data-swiped')).toBe(false);
  });
});
