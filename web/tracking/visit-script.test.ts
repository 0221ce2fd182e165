import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberedTags } from './traffic-tags.ts';
import code from './visit.js?raw';

let sentEvents: unknown[];

/** Sets how the browser reached the page. */
const comeBy = (type: string) => vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  sentEvents = [];
  window.sessionStorage.clear();
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) =>
    sentEvents.push(JSON.parse(body)),
  );
  comeBy('navigate');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function arrive(address: string, body = '') {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = body;
  new Function(code)();
}

const press = (selector: string) => {
  const element = document.querySelector(selector);
  element?.addEventListener('click', (event) => event.preventDefault());
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

test('stores the tags for the tab on a page without framework, as the application does [SHELL-11c]', () => {
  arrive(`/landers/video?network=nw&sub2=b&x=1&ref=${'é'.repeat(250)}`);
  expect(rememberedTags()).toEqual({ network: 'nw', sub2: 'b', ref: 'é'.repeat(200) });
  arrive('/pages/faq?network=other');
  expect(rememberedTags()).toMatchObject({ network: 'nw' });
  expect(sentEvents).toEqual([]);
});

test('counts an arrival with lb and, once, that the visitor continued [SHELL-11b, MEET-9b]', () => {
  arrive(
    '/landers/video?lb=1&network=nw&sub1=s',
    '<p>…</p><a href="https://elsewhere.example">away</a><form data-source-question><a href="/cookie-choice">what</a></form><a id="on" href="/signup"><b>on</b></a>',
  );
  const seen = { page: '/landers/video', network: 'nw' };
  expect(sentEvents).toEqual([{ ...seen, step: 'arrived' }]);
  press('p');
  press('a[href^="https"]');
  press('[href="/cookie-choice"]');
  expect(sentEvents).toHaveLength(1);
  press('#on b');
  press('#on');
  expect(sentEvents).toEqual([
    { ...seen, step: 'arrived' },
    { ...seen, step: 'went_on' },
  ]);
});

test('sends a click id only after consent [MEET-9b]', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('vonk_source_choice=accept.2026-11.nl.1795340000');
  arrive('/?lb=1&network=nw&sub1=s');
  expect(sentEvents).toEqual([{ page: '/', step: 'arrived', network: 'nw', sub1: 's' }]);
});

test('does not count a reload or a return through history as an arrival [SHELL-11b]', () => {
  for (const type of ['reload', 'back_forward']) {
    comeBy(type);
    arrive('/?lb=1&network=nw');
  }
  expect(sentEvents).toEqual([]);
});
