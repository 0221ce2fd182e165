import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const code = readFileSync('web/shell/layout/page.js', 'utf8');
const place = 'https://nl.wikipedia.org/';
const form = { dataset: { exit: place }, action: 'https://vonk.example/exit' };

type StubEvent = Record<string, unknown> & {
  preventDefault: () => void;
  stopImmediatePropagation: () => void;
};
type Handle = (event: StubEvent) => void;

let handlers: Map<string, Handle[]>;
let root: { dataset: Record<string, string> };
let page: {
  cookie: string;
  title: string;
  documentElement: object;
  querySelector: (which: string) => unknown;
  createElement: () => object;
  body: { append: (notice: { textContent: string }) => void };
};
let dialog: ReturnType<typeof makeDialog> | null;
let exit: typeof form | null;
let standalone: boolean;
let online: boolean;
let notices: { textContent: string }[];
const location = {
  replace: vi.fn(),
  reload: vi.fn(),
  assign: vi.fn(),
  origin: 'https://vonk.example',
  pathname: '/here',
  search: '',
};
const sendBeacon = vi.fn();
let view: { addEventListener: (name: string, handle: Handle) => void; scrollY: number };

const makeDialog = () => {
  const own = new Map<string, Handle>();
  const addEventListener = (name: string, handle: Handle) => own.set(name, handle);
  return { own, addEventListener, close: vi.fn(), showModal: vi.fn() };
};

const event = (given: object = {}): StubEvent => ({
  ...given,
  preventDefault: vi.fn(),
  stopImmediatePropagation: vi.fn(),
});

const fire = (name: string, given: object = {}): StubEvent => {
  const told = event(given);
  for (const handle of handlers.get(name) ?? []) handle(told);
  return told;
};

const start = () => {
  const addEventListener = (name: string, handle: Handle) =>
    handlers.set(name, [...(handlers.get(name) ?? []), handle]);
  const names = ['window', 'document', 'location', 'navigator', 'matchMedia'];
  const matchMedia = () => ({ matches: standalone });
  view = { addEventListener, scrollY: 0 };
  const navigator = { sendBeacon, onLine: online };
  new Function(...names, code)(view, page, location, navigator, matchMedia);
};

const shift = (timeStamp: number, with_: object = {}) => {
  fire('keydown', { key: 'Shift', timeStamp, ...with_ });
  fire('keyup', { key: 'Shift', timeStamp, ...with_ });
};

beforeEach(() => {
  vi.clearAllMocks();
  handlers = new Map();
  root = { dataset: {} };
  dialog = null;
  exit = form;
  standalone = false;
  online = true;
  notices = [];
  page = {
    cookie: 'vonk_language=nl',
    title: 'Vonk',
    documentElement: root,
    querySelector: (which) => {
      if (which.startsWith('form')) return exit;
      return which.startsWith('dialog') ? dialog : notices[0];
    },
    createElement: () => ({ dataset: {}, setAttribute: () => {}, textContent: '' }),
    body: { append: (notice) => notices.push(notice) },
  };
});

test('the exit button hides the page and replaces its history entry with a neutral page [TRUST-8a]', () => {
  start();
  const told = fire('submit', { target: form });
  expect(told.preventDefault).toHaveBeenCalledOnce();
  expect(root.dataset).toEqual({ leaving: '' });
  expect(page.title).toBe('nl.wikipedia.org');
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(place);
  expect(sendBeacon).not.toHaveBeenCalled();
  // No other handler that would ask for confirmation receives the event.
  expect(fire('beforeunload').stopImmediatePropagation).toHaveBeenCalledOnce();
});

test('moves the top bar away on the way down, and back on the way up [SHELL-18c]', () => {
  start();
  const scrollTo = (y: number) => {
    view.scrollY = y;
    fire('scroll');
    return root.dataset.bar;
  };
  // The first pixels keep the bar, and so does a trembling finger.
  expect([60, 400, 396, 300, 900, -20].map(scrollTo)).toEqual([
    undefined,
    'away',
    'away',
    undefined,
    'away',
    undefined,
  ]);
});

describe('a link without a connection', () => {
  const target = (change: object = {}) => {
    const link = {
      href: 'https://vonk.example/pages/faq',
      origin: 'https://vonk.example',
      pathname: '/pages/faq',
      search: '',
      hash: '',
      target: '',
      hasAttribute: () => false,
      ...change,
    };
    return { closest: () => link };
  };
  const tap = (change: object = {}, link: object = {}) =>
    fire('click', { target: target(link), button: 0, defaultPrevented: false, ...change });

  beforeEach(() => {
    root.dataset.offline = 'Je bent offline.';
    dialog = null;
    online = false;
  });

  test('leaves the page where it is, says so once, and is followed on reconnect [SHELL-10f]', () => {
    start();
    expect(tap().preventDefault).toHaveBeenCalledOnce();
    expect(notices.map(({ textContent }) => textContent)).toEqual(['Je bent offline.']);
    tap({}, { href: 'https://vonk.example/login' });
    expect(notices).toHaveLength(1);
    expect(location.assign).not.toHaveBeenCalled();
    fire('online');
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://vonk.example/login');
  });

  test.each([
    ['that the framework handles', { defaultPrevented: true }, {}],
    ['for a new tab', { ctrlKey: true }, {}],
    ['to another site', {}, { origin: 'https://other.example' }],
    ['to a place on the page', {}, { pathname: '/here', hash: '#part' }],
    ['to a download', {}, { hasAttribute: () => true }],
  ])('is left to the browser %s [SHELL-10f]', (_, event, link) => {
    start();
    expect(tap(event, link).preventDefault).not.toHaveBeenCalled();
    expect(notices).toEqual([]);
  });

  test('is left to the browser with a connection [SHELL-10f]', () => {
    online = true;
    start();
    expect(tap().preventDefault).not.toHaveBeenCalled();
    fire('online');
    expect(location.assign).not.toHaveBeenCalled();
  });
});

test('leaves other forms alone [TRUST-8a]', () => {
  start();
  const told = fire('submit', { target: { dataset: {} } });
  expect(told.preventDefault).not.toHaveBeenCalled();
  expect(location.replace).not.toHaveBeenCalled();
});

test('also ends the session after the page is gone if the member chose that [TRUST-8d]', () => {
  page.cookie = 'vonk_exit=1; vonk_language=nl';
  start();
  fire('submit', { target: form });
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(form.action);
  expect(location.replace).toHaveBeenCalledOnce();
});

test('leaves the page when Shift is pressed three times within five seconds [TRUST-8b]', () => {
  start();
  shift(1000);
  shift(3000);
  expect(location.replace).not.toHaveBeenCalled();
  shift(6000);
  expect(location.replace).toHaveBeenCalledExactlyOnceWith(place);
});

test('ignores three presses in more than five seconds, but counts the last three of four [TRUST-8b]', () => {
  start();
  for (const at of [0, 4000, 5001]) shift(at);
  expect(location.replace).not.toHaveBeenCalled();
  shift(6000);
  expect(location.replace).toHaveBeenCalledOnce();
});

test('does not count Shift in capitals, shortcuts or clicks, or while it is held down [TRUST-8b]', () => {
  start();
  for (const at of [0, 100, 200, 300]) {
    fire('keydown', { key: 'Shift', timeStamp: at });
    fire('keydown', { key: 'A', timeStamp: at });
    fire('keyup', { key: 'A', timeStamp: at });
    fire('keyup', { key: 'Shift', timeStamp: at });
  }
  for (const at of [1000, 1100, 1200]) shift(at, { ctrlKey: true });
  for (const at of [2000, 2100, 2200]) {
    fire('keydown', { key: 'Shift', timeStamp: at });
    fire('pointerdown');
    fire('keyup', { key: 'Shift', timeStamp: at });
  }
  for (const at of [3000, 3100, 3200]) fire('keydown', { key: 'Shift', timeStamp: at, repeat: at > 3000 });
  fire('keyup', { key: 'Shift', timeStamp: 3300 });
  expect(location.replace).not.toHaveBeenCalled();
});

test('stays on a page without an exit form [TRUST-8a]', () => {
  exit = null;
  start();
  for (const at of [0, 1, 2]) shift(at);
  expect(location.replace).not.toHaveBeenCalled();
});

test('shows the entry warning as a modal dialog that Esc does not close [SHELL-12d, MEET-13b]', () => {
  dialog = makeDialog();
  start();
  expect(dialog.showModal).toHaveBeenCalledOnce();
  const [cancel, escaped, tab] = [event(), event({ key: 'Escape' }), event({ key: 'Tab' })];
  dialog.own.get('cancel')?.(cancel);
  dialog.own.get('keydown')?.(escaped);
  dialog.own.get('keydown')?.(tab);
  expect(cancel.preventDefault).toHaveBeenCalledOnce();
  expect(escaped.preventDefault).toHaveBeenCalledOnce();
  expect(tab.preventDefault).not.toHaveBeenCalled();
});

test('shows no entry warning in the installed app [SHELL-12a]', () => {
  dialog = makeDialog();
  standalone = true;
  start();
  expect(dialog.showModal).not.toHaveBeenCalled();
});

test('reloads a page from the back-forward cache whose warning was answered meanwhile [SHELL-12a]', () => {
  dialog = makeDialog();
  start();
  fire('pageshow', { persisted: true });
  expect(location.reload).not.toHaveBeenCalled();
  page.cookie = 'vonk_entry=2026-11-22T09:00:00.000Z';
  fire('pageshow', { persisted: false });
  expect(location.reload).not.toHaveBeenCalled();
  fire('pageshow', { persisted: true });
  expect(location.reload).toHaveBeenCalledOnce();
});
