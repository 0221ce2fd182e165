import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import code from './questions.js?raw';

/**
 * The parts of a page that a search changes, as `document-view.tsx` and `question-search.tsx` render them.
 */
const pageOf = (outcome: string, sections: string) => `
  <form action="/pages/faq" data-questions><input type="hidden" name="network" value="nw"><input name="q" type="search"><button>Zoeken</button></form>
  <div role="status" data-found="outcome">${outcome}</div>
  <div data-found="sections">${sections}</div>
  <div data-found="contents"></div>`;

let asked: { address: string; signal: AbortSignal; answer: (page: string, status?: number) => void }[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal(
    'fetch',
    (address: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const answer = (page: string, status = 200) => resolve(new Response(page, { status }));
        asked.push({ address: address.replace(location.origin, ''), signal, answer });
      }),
  );
  window.history.replaceState({ kept: true }, '', '/pages/faq');
  document.body.innerHTML = pageOf('', '<p>alle vragen</p>');
  new Function(code)();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const part = (name: string) => document.querySelector(`[data-found="${name}"]`);

const type = async (words: string) => {
  const input = document.querySelector<HTMLInputElement>('[type=search]');
  if (input === null) throw new Error('there is no field');
  input.value = words;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(200);
};

test("replaces the results with the server's response while typing, in the same live region [CONT-1c]", async () => {
  const status = part('outcome');
  const history = window.history.length;
  await type('België & geld');
  expect(asked.map(({ address }) => address)).toEqual(['/pages/faq?network=nw&q=Belgi%C3%AB+%26+geld']);
  asked[0]?.answer(pageOf('<p>1 antwoord</p>', '<p>één vraag</p>'));
  await vi.waitFor(() => expect(part('sections')?.textContent).toBe('één vraag'));
  // Screen readers announce only text that is put into an existing region.
  expect(part('outcome')).toBe(status);
  expect(status?.textContent).toBe('1 antwoord');
  expect(window.location.search).toBe('?network=nw&q=Belgi%C3%AB+%26+geld');
  // The browser history is unchanged.
  expect(window.history.length).toBe(history);
  expect(window.history.state).toEqual({ kept: true });
  await type('');
  expect(asked.at(-1)?.address).toBe('/pages/faq?network=nw');
  asked.at(-1)?.answer(pageOf('', '<p>alle vragen</p>'));
  await vi.waitFor(() => expect(part('sections')?.textContent).toBe('alle vragen'));
  expect(window.location.search).toBe('?network=nw');
});

test('drops the response to earlier text, and lets the button submit the form [CONT-1c]', async () => {
  await type('cre');
  await type('credits');
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer(pageOf('<p>oud</p>', '<p>oud</p>'));
  asked[1]?.answer(pageOf('<p>nieuw</p>', '<p>nieuw</p>'));
  await vi.waitFor(() => expect(part('sections')?.textContent).toBe('nieuw'));
  expect(part('outcome')?.textContent).toBe('nieuw');
  await type('likes');
  document.querySelector('form')?.dispatchEvent(new Event('submit'));
  expect(asked.at(-1)?.signal.aborted).toBe(true);
});

test('changes nothing when a request fails [CONT-1c]', async () => {
  await type('credits');
  asked[0]?.answer('<p>te druk</p>', 503);
  await vi.advanceTimersByTimeAsync(1000);
  expect(part('sections')?.textContent).toBe('alle vragen');
  expect(window.location.search).toBe('');
});
