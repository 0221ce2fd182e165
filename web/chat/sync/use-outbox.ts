import { useStore } from '#web/platform/store.ts';
import type { Outbox, Outgoing } from '../outbox/outbox.ts';
import { useDevice } from './use-device.ts';

/** The outbox and its current content. Empty on the first render, because only the browser knows it. */
export function useOutbox(): { outbox: Outbox; outgoing: readonly Outgoing[] } {
  const { outbox } = useDevice();
  return { outbox, outgoing: useStore(outbox) };
}
