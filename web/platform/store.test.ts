import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSessionStore, createStore, useStore } from './store.ts';

afterEach(() => window.sessionStorage.clear());

describe('a store', () => {
  test('notifies subscribers of a new value, but not of the same one', () => {
    const store = createStore(1);
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    store.set(1);
    expect(listener).not.toHaveBeenCalled();
    store.change((value) => value + 1);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
    store.set(3);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read()).toBe(3);
  });

  test('loads its first value once, at the first read', () => {
    const load = vi.fn(() => 'from storage');
    const store = createStore('', load);
    expect(load).not.toHaveBeenCalled();
    expect([store.read(), store.read(), store.readOnServer()]).toEqual(['from storage', 'from storage', '']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('renders again with what a component derives from the value', () => {
    const store = createStore(2);
    const { result } = renderHook(() => useStore(store, (value) => value * 10, 0));
    expect(result.current).toBe(20);
    act(() => store.set(3));
    expect(result.current).toBe(30);
  });

  test("renders its server's value on the server", () => {
    const store = createStore('first', () => 'in the browser');
    const Page = () => useStore(store);
    expect(renderToString(createElement(Page))).toBe('first');
  });
});

describe('a store in session storage', () => {
  const empty = { name: '' };
  const format = {
    parse: (text: string): typeof empty => JSON.parse(text),
    format: (value: typeof empty) => (value === empty ? null : JSON.stringify(value)),
  };

  test('keeps its value over a reload until it is empty again', () => {
    createSessionStore('key', empty, format).set({ name: 'Anna' });
    const reloaded = createSessionStore('key', empty, format);
    expect(reloaded.read()).toEqual({ name: 'Anna' });
    reloaded.set(empty);
    expect(window.sessionStorage.getItem('key')).toBeNull();
  });

  test('starts empty if the stored text is unreadable', () => {
    window.sessionStorage.setItem('key', '{');
    expect(createSessionStore('key', empty, format).read()).toBe(empty);
  });
});
