import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ComplaintCase } from '#contract/safety/complaint.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { ComplaintRefund } from './complaint-refund.tsx';

beforeAll(() => loadLanguage('nl'));
afterEach(() => vi.unstubAllGlobals());

const complaint: ComplaintCase = {
  ...{ id: 7, number: '03F7-K2Q9-XH4D', subject: 'thought_real', words: 'Ik dacht dat zij echt was.' },
  ...{ created_at: '2026-11-20T10:00:00.000Z', answer: null, order: null, place: null, language: 'nl' },
  ...{ cases: [], draft: null, appeals: null, alone_from: null, facts_of_sender: null },
  ...{ member: 3, sender: null, due_at: '2026-11-27T10:00:00.000Z' },
  site: { host: 'vonk.example', name: 'Vonk' },
};

const show = (place: string | null) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RawIntlProvider value={intlFor('nl')}>
        <MantineProvider env="test">
          <ComplaintRefund complaint={{ ...complaint, place }} />
        </MantineProvider>
      </RawIntlProvider>
    </QueryClientProvider>,
  );

/** Answers each call, and returns the bodies that were sent. */
const answering = (response: () => Response) => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return response();
  });
  return sent;
};

const give = () => fireEvent.click(screen.getByRole('button', { name: 'Credits teruggeven' }));
const place = () => screen.getByLabelText('Adres of nummer van het profiel');

test('gives back what was spent on the profile that the complaint names, once [FIC-14d]', async () => {
  const sent = answering(() => Response.json({ complaint: 7, credits: 12 }));
  show('/members/4711');
  expect(place()).toHaveProperty('value', '/members/4711');
  give();
  expect(await screen.findByText('12 credits zijn teruggegeven.')).toBeTruthy();
  expect(sent).toEqual([{ complaint: 7, place: '/members/4711' }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('asks for the profile if the complaint names none, at the field [FIC-14d, SHELL-19a]', async () => {
  const sent = answering(() => Response.json({ complaint: 7, credits: 1 }));
  show(null);
  give();
  expect(place().getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  fireEvent.change(place(), { target: { value: ' 4711 ' } });
  give();
  expect(await screen.findByText('1 credit is teruggegeven.')).toBeTruthy();
  expect(sent).toEqual([{ complaint: 7, place: '4711' }]);
});

test('says at the field that nothing is left to refund, and stays open for another profile [FIC-14b, FIC-14d]', async () => {
  const problem = {
    ...{ type: 'about:blank', title: 'Conflict', status: 409, code: 'nothing_to_refund' },
    detail: 'Hier valt niets meer terug te geven.',
    params: {},
  };
  answering(() => Response.json(problem, { status: 409 }));
  show('4711');
  give();
  expect(await screen.findByText(/niets meer terug te geven/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Credits teruggeven' })).toBeTruthy();
});
