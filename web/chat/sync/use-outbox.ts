import { useSyncExternalStore } from 'react';
import type { Outbox, Outgoing } from '../outbox/outbox.ts';
import { useDevice } from './use-device.ts';

const nothing: readonly Outgoing[] = [];

/** The outbox and its current content. Empty on the first render, because only the browser knows it. */
export function useOutbox(): { outbox: Outbox; outgoing: readonly Outgoing[] } {
  const { outbox } = useDevice();
  const outgoing = useSyncExternalStore(outbox.subscribe, outbox.read, () => nothing);
  return { outbox, outgoing };
}
