import makePanzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useRef } from 'react';

const deepest = 5;
const step = 80;

const moves: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [step, 0]],
  ['ArrowRight', [-step, 0]],
  ['ArrowUp', [0, step]],
  ['ArrowDown', [0, -step]],
]);

/**
 * Shows the whole picture. The library measures the element, and a size on the way would leave the picture
 * enlarged. So a zoom of this frame is drawn first, and a running one is finished.
 */
const showWhole = (element: HTMLElement, panzoom: PanzoomObject): void => {
  requestAnimationFrame(() => {
    if (!element.isConnected) return;
    for (const animation of element.getAnimations()) animation.finish();
    panzoom.reset();
  });
};

/** Zooms and moves the content of `place` by wheel, pinch, dragging and keys. */
export function usePanzoom() {
  const place = useRef<HTMLDivElement>(null);
  const held = useRef<PanzoomObject | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const panzoom = makePanzoom(element, {
      maxScale: deepest,
      minScale: 1,
      contain: 'outside',
      panOnlyWhenZoomed: true,
      animate: !still,
      duration: 150,
      cursor: 'default',
    });
    held.current = panzoom;
    const wheel = (event: WheelEvent) => void panzoom.zoomWithWheel(event, { animate: false });
    const toggle = () => {
      if (panzoom.getScale() > 1) showWhole(element, panzoom);
      else panzoom.zoom(2.5);
    };
    element.addEventListener('dblclick', toggle);
    const stage = element.parentElement;
    stage?.addEventListener('wheel', wheel, { passive: false });
    return () => {
      stage?.removeEventListener('wheel', wheel);
      element.removeEventListener('dblclick', toggle);
      panzoom.destroy();
      held.current = null;
    };
  }, []);

  const zoomIn = () => void held.current?.zoomIn();
  const zoomOut = () => void held.current?.zoomOut();
  const reset = () => {
    if (place.current && held.current) showWhole(place.current, held.current);
  };
  return {
    place,
    in: zoomIn,
    out: zoomOut,
    /** Whether the viewer handled the key. */
    onKey(key: string): boolean {
      const move = moves.get(key);
      if (key === '+' || key === '=') zoomIn();
      else if (key === '-') zoomOut();
      else if (key === '0') reset();
      else if (move) held.current?.pan(...move, { relative: true });
      else return false;
      return true;
    },
  };
}
