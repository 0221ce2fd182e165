import { randomUuid } from '#web/platform/browser/random-uuid.ts';

/**
 * One attempt to order one choice. Pressing twice, reloading or returning from the checkout reuses the same
 * client id, so it stays one order.
 */
export interface OrderAttempt {
  readonly choice: string;
  readonly clientId: string;
}

const key = 'vonk.credits.attempt';
const separator = '\n';
let current: OrderAttempt | null = null;

const read = (): OrderAttempt | null => {
  try {
    const [choice, clientId] = sessionStorage.getItem(key)?.split(separator) ?? [];
    return choice && clientId ? { choice, clientId } : null;
  } catch {
    return null;
  }
};

const write = (attempt: OrderAttempt | null): void => {
  current = attempt;
  try {
    if (attempt) sessionStorage.setItem(key, `${attempt.choice}${separator}${attempt.clientId}`);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage may be unavailable. Then the attempt lasts as long as the page.
  }
};

/** Whether this choice was ordered before, so that ordering it again resumes that order. */
export const isAttempted = (choice: string): boolean => (current ?? read())?.choice === choice;

/** The running attempt at this choice, or a new one. */
export function currentAttempt(choice: string): OrderAttempt {
  const known = current ?? read();
  return known?.choice === choice ? known : startNewAttempt(choice);
}

export function startNewAttempt(choice: string): OrderAttempt {
  const attempt = { choice, clientId: randomUuid() };
  write(attempt);
  return attempt;
}

/** Called once the final state of a payment was seen: the next order is a new one. */
export function forgetAttempt(): void {
  write(null);
}
