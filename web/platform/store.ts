import { useSyncExternalStore } from 'react';
import { createEmitter } from './emitter.ts';

/** A value that components subscribe to. */
export interface ReadableStore<Value> {
  read(): Value;
  /** Returns the value of the first render, on the server and in the browser. */
  readOnServer(): Value;
  subscribe(listener: () => void): () => void;
}

/** A value outside of React. Setting the same value again notifies nobody. */
export interface Store<Value> extends ReadableStore<Value> {
  set(next: Value): void;
  change(next: (value: Value) => Value): void;
}

/** `load` returns the browser's first value, for example from storage. It runs at the first read. */
export function createStore<Value>(onServer: Value, load = () => onServer): Store<Value> {
  const { emit, subscribe } = createEmitter();
  let held: { readonly value: Value } | undefined;
  const read = () => {
    held ??= { value: load() };
    return held.value;
  };
  const set = (next: Value) => {
    if (Object.is(next, read())) return;
    held = { value: next };
    emit();
  };
  return { read, readOnServer: () => onServer, subscribe, set, change: (next) => set(next(read())) };
}

interface SessionFormat<Value> {
  readonly parse: (text: string) => Value;
  /** Returns null for a value that needs no storage. */
  readonly format: (value: Value) => string | null;
}

/**
 * A store in session storage: it survives a reload, and later users of the machine cannot read it. If the
 * browser has no storage, the value lasts as long as the page.
 */
export function createSessionStore<Value>(
  key: string,
  empty: Value,
  { parse, format }: SessionFormat<Value>,
): Store<Value> {
  const store = createStore(empty, () => {
    try {
      const text = window.sessionStorage.getItem(key);
      return text === null ? empty : parse(text);
    } catch {
      return empty;
    }
  });
  const set = (next: Value) => {
    store.set(next);
    try {
      const text = format(next);
      if (text === null) window.sessionStorage.removeItem(key);
      else window.sessionStorage.setItem(key, text);
    } catch {
      // See above.
    }
  };
  return { ...store, set, change: (next) => set(next(store.read())) };
}

/** Renders with the store's value, or with what `select` derives from it. */
export function useStore<Value>(store: ReadableStore<Value>): Value;
export function useStore<Value, Derived>(
  store: ReadableStore<Value>,
  select: (value: Value) => Derived,
  onServer: Derived,
): Derived;
export function useStore<Value>(
  store: ReadableStore<Value>,
  select: (value: Value) => unknown = (value) => value,
  onServer: unknown = store.readOnServer(),
): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.read()),
    () => onServer,
  );
}
