export interface Emitter<Payload> {
  /** Calls all listeners. */
  emit(payload: Payload): void;
  subscribe(listener: (payload: Payload) => void): () => void;
}

export function createEmitter<Payload = void>(): Emitter<Payload> {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    emit(payload) {
      for (const listener of listeners) listener(payload);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
