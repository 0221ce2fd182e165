import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { listMacros } from '#contract/content/macros/list-macros.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import type { ComplaintCase, ComplaintSubject } from '#contract/safety/complaint.ts';
import type { listComplaints } from '#contract/safety/list-complaints.ts';
import type { QueueItem } from '#contract/safety/search-queue.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { AnswerForm } from '../moderation/answer-form.tsx';
import { CaseLayout } from '../moderation/case-layout.tsx';
import { ComplaintFacts } from '../moderation/complaint-facts.tsx';
import { DeadlineNotice } from '../moderation/deadline.tsx';
import { QueueRow } from '../queue/queue-row.tsx';
import { complaintsQuery } from './complaint-form.tsx';
import ComplaintsPage from './complaints-page.tsx';

type Known = AnswerOf<typeof listComplaints>;

const visitor: Known = { email: null, complaints: [] };
const number = '03F7-K2Q9-XH4D';
const member: Known = {
  email: 'anna@post.example',
  complaints: [
    {
      number,
      subject: 'payment',
      words: 'Twee keer betaald.',
      created_at: '2026-11-20T10:00:00.000Z',
      answer: {
        outcome: 'upheld',
        words: 'Je krijgt het terug.',
        answered_at: '2026-11-21T10:00:00.000Z',
        appeal_token: null,
      },
    },
  ],
};

const macros: AnswerOf<typeof listMacros> = {
  results: [
    {
      ...{ id: 3, site: null, language: 'nl', kind: 'any', title: 'Bedankt' },
      ...{ body: 'Hallo {name},\n\nZaak {number}.\n{site}', made_at: '2026-11-20T10:00:00.000Z' },
    },
    {
      ...{ id: 4, site: 2, language: 'nl', kind: 'any', title: 'Van een andere site' },
      ...{ body: 'Anders', made_at: '2026-11-20T10:00:00.000Z' },
    },
  ],
  sites: [
    { id: 1, host: 'vonk.example' },
    { id: 2, host: 'flamme.example' },
  ],
};

let sent: Array<Record<string, unknown>>;
let answer: () => Response;

beforeAll(async () => {
  await Promise.all([loadLanguage('nl'), loadLanguage('en')]);
  // An autosizing textarea waits for the page's fonts, which jsdom does not have.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
});
beforeEach(() => {
  sent = [];
  answer = () => Response.json({ number, mailed: true });
});
afterEach(() => vi.unstubAllGlobals());

const show = (
  page: () => ReactNode,
  known = visitor,
  language: Locale = 'nl',
  subject: ComplaintSubject | null = null,
) => {
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('/macros.php')) return Response.json(macros);
    if (request.method === 'GET') return Response.json(known);
    sent.push(await request.json());
    return answer();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  client.setQueryData(complaintsQuery().queryKey, known);
  const Stub = createRoutesStub([
    { path: '/', Component: page, loader: () => ({ subject }), HydrateFallback: () => null },
    { path: '/console/reports', Component: () => 'desk' },
  ]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor(language)}>
        <MantineProvider env="test">
          <Stub />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test("sends a visitor's complaint and shows its number, and marks each empty field [SAFE-1b]", async () => {
  show(ComplaintsPage);
  await press('Versturen');
  expect(await screen.findAllByText('Vul dit in.')).toHaveLength(4);
  expect(sent).toEqual([]);
  await type(/Waar gaat het over/, 'payment');
  await type(/Bestelnummer/, '12 34');
  await type(/Wat is er aan de hand/, 'Twee keer betaald.');
  await type(/Je naam/, 'Robin');
  await type(/E-mailadres/, 'robin@post.example');
  await press('Versturen');
  const title = await screen.findByRole('heading', { name: 'We hebben je bericht' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(screen.getByText(number)).toBeTruthy();
  expect(screen.getByText(/ook gemaild/)).toBeTruthy();
  expect(sent).toEqual([
    {
      client_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      subject: 'payment',
      words: 'Twee keer betaald.',
      name: 'Robin',
      email: 'robin@post.example',
      order: '1234',
      good_faith: false,
    },
  ]);
});

test('asks a notice for the place and good faith, and accepts an anonymous one about a minor [DSA-1b]', async () => {
  show(ComplaintsPage, visitor, 'en', 'underage');
  await type(/What is the matter/, 'She says she is 15.');
  await press('Send');
  expect(await screen.findByText('Tick this to send.')).toBeTruthy();
  await type(/Which profile or page/, 'Sofia');
  fireEvent.click(screen.getByLabelText(/right and complete/));
  await press('Send');
  await screen.findByText(number);
  expect(sent).toMatchObject([{ subject: 'underage', place: 'Sofia', good_faith: true }]);
  expect(sent[0]).not.toHaveProperty('email');
});

test('reuses the idempotency key for a retry of the same text, and makes a new one for another text [SAFE-1b]', async () => {
  answer = () => Response.json({ type: 'about:blank', title: 'x', status: 500 }, { status: 500 });
  show(ComplaintsPage, member, 'nl', 'other');
  await type(/Wat is er aan de hand/, 'Iets.');
  await press('Versturen');
  await screen.findByRole('alert');
  await press('Versturen');
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(1));
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Versturen' })).toHaveProperty('disabled', false),
  );
  expect(new Set(sent.map(({ client_id }) => client_id)).size).toBe(1);
  const before = sent.length;
  await type(/Wat is er aan de hand/, 'Iets anders.');
  await press('Versturen');
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before));
  expect(new Set(sent.map(({ client_id }) => client_id)).size).toBe(2);
});

test('shows a member their address, our answers, and the hint about a refund of credits [SAFE-1b, FIC-14a]', async () => {
  show(ComplaintsPage, member, 'nl', 'thought_real');
  expect(await screen.findByText(/anna@post\.example/)).toBeTruthy();
  expect(screen.queryByLabelText(/E-mailadres/)).toBeNull();
  expect(screen.getByText(/teruggeven wat je eraan uitgaf/)).toBeTruthy();
  expect(screen.getByText('Je krijgt het terug.')).toBeTruthy();
  expect(screen.getByText('Je hebt gelijk')).toBeTruthy();
  expect(screen.getByText(/Aan een geschillencommissie voor consumenten nemen we niet deel/)).toBeTruthy();
});

const held: ComplaintCase = {
  ...{ id: 7, number, subject: 'thought_real', words: 'Ik dacht dat zij echt was.', member: null },
  ...{ created_at: '2026-11-20T10:00:00.000Z', answer: null, order: '1234', place: null, language: 'nl' },
  due_at: '2026-11-27T10:00:00.000Z',
  site: { host: 'vonk.example', name: 'Vonk' },
  cases: [],
  draft: null,
  appeals: null,
  alone_from: null,
  facts_of_sender: null,
  sender: { name: 'Robin', email: 'robin@post.example' },
};

test('shows an operator a complaint and sends their answer [SAFE-2b]', async () => {
  answer = () => Response.json({ complaint: 7 });
  show(() => (
    <>
      <ComplaintFacts complaint={held} />
      <AnswerForm complaint={held} />
    </>
  ));
  expect(await screen.findByText(/Robin robin@post\.example/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '1234' }).getAttribute('href')).toBe('/console/payments/1234');
  await press('Antwoord versturen');
  expect(await screen.findByText('Kies wat je van de klacht vindt.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByLabelText('De klacht klopt'));
  await type(/Je antwoord/, 'Je krijgt alles terug. ');
  await press('Antwoord versturen');
  expect(await screen.findByText('desk')).toBeTruthy();
  expect(sent).toEqual([{ complaint: 7, outcome: 'upheld', words: 'Je krijgt alles terug.' }]);
});

test("fills a prepared answer in the reader's language, to be edited before it is sent [SAFE-10j, SAFE-10n]", async () => {
  answer = () => Response.json({ complaint: 7 });
  show(() => <AnswerForm complaint={held} />);
  const choice = await screen.findByLabelText('Voorbereid antwoord');
  expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
    'Zelf schrijven',
    'Bedankt',
  ]);
  fireEvent.change(choice, { target: { value: '3' } });
  const words = screen.getByLabelText<HTMLTextAreaElement>(/Je antwoord/);
  expect(words.value).toBe(`Hallo Robin,\n\nZaak ${number}.\nVonk`);
  await type(/Je antwoord/, `${words.value}\nTot ziens`);
  fireEvent.click(screen.getByLabelText('Vraag beantwoord'));
  await press('Antwoord versturen');
  await screen.findByText('desk');
  expect(sent[0]?.words).toBe(`Hallo Robin,\n\nZaak ${number}.\nVonk\nTot ziens`);
});

test('offers a retry when a case fails to load [SAFE-2b, SHELL-17a]', async () => {
  const retry = vi.fn();
  show(() => <CaseLayout title="Melding" error={new TypeError('gone')} retry={retry} found={null} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('shows the deadline of each row, and late cases and intimate images in the notice above [SAFE-1b, DSA-7b]', async () => {
  const sentAt = { created_at: '2026-11-20T10:00:00.000Z', held: 'nobody' as const };
  const complaints = [
    {
      ...{ id: 8, number, subject: 'intimate_image' as const, ...sentAt },
      ...{ flagged: false, urgency: 'intimate_images' as const, due_at: '2026-11-22T10:00:00.000Z' },
    },
    {
      ...{ id: 9, number: '03F7-K2Q9-XH4E', subject: 'payment' as const, ...sentAt },
      ...{ flagged: false, urgency: 'rest' as const, due_at: '2026-11-27T10:00:00.000Z' },
    },
  ];
  const reports = [
    {
      ...{
        id: 7,
        number: '03F7-K2Q9-XH4F',
        subject: 'profile' as const,
        reason: 'threat' as const,
        ...sentAt,
      },
      ...{ status: 'open' as const, urgency: 'threats' as const, due_at: '2026-11-21T10:00:00.000Z' },
      ...{ standing: 'known' as const, wave: 1, together: 1, hides: false, flagged: false },
    },
  ];
  const common = {
    ...{
      host: 'vonk.example',
      language: 'nl',
      owner: null,
      standing: null,
      ...{ wave: 1, together: 1 },
      hides: false,
      flagged: false,
    },
    ...{ waits_since: sentAt.created_at, subject: null, reason: null, about: null },
  };
  const ofReport = ({ id, number, reason, urgency, due_at }: (typeof reports)[number]): QueueItem => ({
    ...{ ...common, id, number, reason, urgency, due_at, queue: 'report', kind: 'reports' },
  });
  const ofComplaint = ({ id, number, subject, urgency, due_at }: (typeof complaints)[number]): QueueItem => ({
    ...{ ...common, id, number, about: subject, urgency, due_at, queue: 'complaint', kind: 'complaints' },
  });
  const shown = (now: string, waiting = reports) => {
    const props = { complaints, now: Date.parse(now) };
    show(() => (
      <>
        <DeadlineNotice {...props} reports={waiting} />
        <ul>
          {[...waiting.map(ofReport), ...complaints.map(ofComplaint)].map((item) => (
            <QueueRow key={item.id} item={item} now={props.now} isSelected={false} onSelect={() => {}} />
          ))}
        </ul>
      </>
    ));
  };
  shown('2026-11-22T05:30:00.000Z');
  const notice = (await screen.findByText(/Er wacht een gemeld intiem beeld/)).closest('[role=status]');
  expect(notice?.textContent).toContain('Nog 4 uur');
  expect(notice?.textContent).toContain('1 wacht te lang.');
  // Once in the notice and once in its own row.
  expect(screen.getAllByText('Nog 4 uur')).toHaveLength(2);
  expect(screen.getAllByText(/Te laat sinds 21 nov/)).toHaveLength(2);
  expect(screen.getByText('Nog 5 dagen')).toBeTruthy();
  cleanup();
  shown('2026-11-22T10:00:00.000Z', []);
  await screen.findAllByText(/Te laat sinds 22 nov/);
  expect(screen.getByText('1 wacht te lang.')).toBeTruthy();
  cleanup();
  show(() => <DeadlineNotice reports={[]} complaints={complaints.slice(1)} now={0} />);
  expect(screen.queryByText(/intiem beeld|te lang/)).toBeNull();
});
