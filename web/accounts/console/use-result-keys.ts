import { type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;

/** The stop that an arrow key leads to. Undefined for other keys, and if the focus is elsewhere. */
function nextStop(
  inside: HTMLElement,
  field: HTMLElement | null,
  key: string,
): HTMLElement | null | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return undefined;
  const stops = [field, ...inside.querySelectorAll<HTMLElement>('[data-result]')];
  const place = stops.indexOf(document.activeElement instanceof HTMLElement ? document.activeElement : null);
  return place === -1 ? undefined : stops[place + step];
}

/**
 * Keys of the search: `/` focuses the field, the arrows move between the field and the results, and Enter opens
 * the link with the focus.
 */
export function useResultKeys(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const inside = area.current;
      if (inside === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const field = inside.querySelector<HTMLElement>('input[type="search"]');
      const slash = event.key === '/' && !isTyping(event.target);
      const target = slash ? field : nextStop(inside, field, event.key);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [area]);
}
