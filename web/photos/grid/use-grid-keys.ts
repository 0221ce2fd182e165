import { useLayoutEffect } from 'react';
import type { Id } from '#contract/kit/id.ts';

interface Keys {
  /** A dialog is open, which has its own keys. */
  readonly paused: boolean;
  /** A decision on these photos: the selected ones, else the one with the focus. */
  onApprove(ids: readonly Id[]): void;
  onRefuse(ids: readonly Id[]): void;
  onEscalate(ids: readonly Id[]): void;
  onUndo(): void;
  onAll(): void;
  onReveal(photo: Id): void;
  onZoom(photo: Id): void;
  onNext(): void;
  onHelp(): void;
}

const cards = (): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('button[data-photo]:not(:disabled)'),
];

const focused = (): Id | null => {
  const id = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.photo : undefined;
  return id === undefined ? null : Number(id);
};

/** The number of cards side by side. */
const columns = (all: readonly HTMLElement[]): number => {
  const top = all[0]?.getBoundingClientRect().top;
  const next = all.findIndex((card) => card.getBoundingClientRect().top !== top);
  return next === -1 ? all.length : next;
};

/** Moves the focus by an arrow key. Without a focus it starts at the first photo. */
function moveFocus(key: string): boolean {
  const all = cards();
  const at = all.findIndex(({ dataset }) => dataset.photo === String(focused()));
  const step = new Map([
    ['ArrowRight', 1],
    ['ArrowLeft', -1],
    ['ArrowDown', columns(all)],
    ['ArrowUp', -columns(all)],
  ]).get(key);
  if (step === undefined || all.length === 0) return false;
  const next = at === -1 ? 0 : Math.min(all.length - 1, Math.max(0, at + step));
  all[next]?.focus();
  return true;
}

const isForUs = ({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) &&
  !(target instanceof HTMLElement && target.closest('input, textarea, select') !== null);

function workOf(key: string, keys: Keys, selected: ReadonlySet<Id>): (() => void) | undefined {
  const photo = focused();
  const one = photo === null ? [] : [photo];
  const chosen = selected.size > 0 ? [...selected] : one;
  return new Map<string, () => void>([
    ['a', () => keys.onApprove(chosen)],
    ['r', () => keys.onRefuse(chosen)],
    ['e', () => keys.onEscalate(chosen)],
    ['z', keys.onUndo],
    ['s', keys.onAll],
    ['n', keys.onNext],
    ['?', keys.onHelp],
    ...(photo === null
      ? []
      : ([
          ['enter', () => keys.onZoom(photo)],
          ['b', () => keys.onReveal(photo)],
        ] as const)),
  ]).get(key.toLowerCase());
}

/** Keyboard shortcuts of the photo grid: arrows move, space selects, A approves, R refuses, E escalates. */
export function useGridKeys(keys: Keys, selected: ReadonlySet<Id>): void {
  // A layout effect, so that a key pressed right after a decision applies to what is on the screen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (keys.paused || !isForUs(event)) return;
      const work = event.repeat ? undefined : workOf(event.key, keys, selected);
      work?.();
      if (work !== undefined || moveFocus(event.key)) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [keys, selected]);
}

/** Moves the focus to the next open photo, because the decided one cannot have it any more. */
export function focusNextPhoto(after: Id | null): void {
  const all = [...document.querySelectorAll<HTMLButtonElement>('button[data-photo]')];
  const at = all.findIndex((card) => Number(card.dataset.photo) === after);
  const open = all.slice(at + 1).find((card) => !card.disabled) ?? all.find((card) => !card.disabled);
  open?.focus();
}
