import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Collects browser events that none of our screens may cause. */
export interface Watch {
  /** Allows the console lines that match, because the following steps cause them. */
  allow(pattern: RegExp): void;
  /** Waits until the socket connection of this page is open, so that later events arrive. */
  live(page: Page): Promise<void>;
  /** Fails with all collected events. */
  expectClean(): void;
}

const ours = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return (
    ['data:', 'blob:', 'about:'].includes(protocol) ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost')
  );
};

/** Engine.io's "message" and Socket.IO's "connect": the server accepted this browser. */
const accepted = /^40/;

/**
 * The browser warns about a preload that was not used within a few seconds. The machine was slow or the page
 * redirected, so this is not an error.
 */
const loadedEarly = /was preloaded using link preload but not used/;

/** Records console messages, exceptions and requests to other hosts of all pages in this browser. */
export function watch(context: BrowserContext): Watch {
  const errors: string[] = [];
  const allowed: RegExp[] = [loadedEarly];
  const openLines = new WeakMap<Page, number>();

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const line = `${message.type()} on ${message.page()?.url() ?? '?'}: ${message.text()}`;
    if (!allowed.some((pattern) => pattern.test(line))) errors.push(line);
  });
  context.on('weberror', (error) => errors.push(`thrown: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    if (!ours(request.url())) errors.push(`request to another host: ${request.url()}`);
  });
  context.on('page', (page) => {
    const count = (by: number) => openLines.set(page, (openLines.get(page) ?? 0) + by);
    page.on('websocket', (socket) => {
      let open = false;
      socket.on('framereceived', ({ payload }) => {
        if (open || !accepted.test(payload.toString())) return;
        open = true;
        count(1);
      });
      socket.on('close', () => {
        if (open) count(-1);
        open = false;
      });
    });
  });

  return {
    allow: (pattern) => void allowed.push(pattern),
    live: (page) =>
      expect
        .poll(() => openLines.get(page) ?? 0, { message: 'the live connection opens', intervals: [50] })
        .toBeGreaterThan(0),
    expectClean: () => expect(errors).toEqual([]),
  };
}
