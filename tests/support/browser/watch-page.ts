import { type BrowserContext, expect, type Page } from '@playwright/test';

/** What a browser did that no screen of ours may do. */
export interface Watch {
  /** What happens next is meant: console lines that match are no fault. */
  allow(pattern: RegExp): void;
  /** Waits until this page's live line is open: what happens from then on arrives by itself. */
  live(page: Page): Promise<void>;
  /** Fails with everything that was seen. */
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

/** Engine.io's "message", Socket.IO's "connect": the server accepted this browser. */
const accepted = /^40/;

/**
 * What the browser says of an early load that was not needed within its few seconds: that is how fast the machine is, or
 * a page that sent its reader on, and no fault.
 */
const loadedEarly = /was preloaded using link preload but not used/;

/** Hears everything that the pages of this browser log, throw and ask other hosts for. */
export function watch(context: BrowserContext): Watch {
  const faults: string[] = [];
  const allowed: RegExp[] = [loadedEarly];
  const openLines = new WeakMap<Page, number>();

  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const line = `${message.type()} on ${message.page()?.url() ?? '?'}: ${message.text()}`;
    if (!allowed.some((pattern) => pattern.test(line))) faults.push(line);
  });
  context.on('weberror', (error) => faults.push(`thrown: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    if (!ours(request.url())) faults.push(`request to another host: ${request.url()}`);
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
        .poll(() => openLines.get(page) ?? 0, { message: 'the live line opens', intervals: [50] })
        .toBeGreaterThan(0),
    expectClean: () => expect(faults).toEqual([]),
  };
}
