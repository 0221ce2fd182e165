import { useEffect } from 'react';

interface Keys {
  readonly paused: boolean;
  onSelect(item: string): void;
  /** On the selected items, else on the one with the focus. */
  onMine(item: string | null): void;
  onGiveBack(item: string | null): void;
  onHelp(): void;
}

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('a[data-item]')];

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select') !== null;

/** The item whose row has the focus. */
const focusedItem = (): string | null =>
  document.activeElement?.closest('li')?.querySelector<HTMLElement>('a[data-item]')?.dataset.item ?? null;

function move(step: number): void {
  const all = links();
  const at = all.findIndex((link) => link.dataset.item === focusedItem());
  const next = at === -1 ? all[0] : all[Math.min(all.length - 1, Math.max(0, at + step))];
  next?.focus();
  next?.closest('li')?.scrollIntoView({ block: 'nearest' });
}

/** Keyboard shortcuts of the queue: J and K move, Enter opens, X selects, M takes, U gives back. */
export function useQueueKeys(keys: Keys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (keys.paused || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const item = focusedItem();
      const work = new Map<string, () => void>([
        ['j', () => move(1)],
        ['k', () => move(-1)],
        ['x', () => item !== null && keys.onSelect(item)],
        ['m', () => keys.onMine(item)],
        ['u', () => keys.onGiveBack(item)],
        ['?', keys.onHelp],
      ]).get(event.key.toLowerCase());
      if (work === undefined) return;
      event.preventDefault();
      work();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [keys]);
}
