import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import type { Measure } from '#contract/safety/decision.ts';
import type { OtherReport } from '#contract/safety/report-case.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import type { Against } from './chosen-decision.ts';
import { TogetherChoice } from './together-choice.tsx';

beforeAll(() => loadLanguage('nl'));

const other = (id: number, given: Partial<OtherReport> = {}): OtherReport => ({
  ...{ id, number: `0000-0000-000${id}`, subject: 'profile', reason: 'spam', words: null, said: null },
  ...{ created_at: '2026-11-20T10:00:00.000Z', standing: null, same: true, joinable: true },
  ...given,
});

function Stub(props: { others: readonly OtherReport[]; against?: Against; chosen?: readonly Measure[] }) {
  const [together, choose] = useState<readonly number[]>([]);
  return (
    <RawIntlProvider value={intlFor('nl')}>
      <MantineProvider env="test">
        <MemoryRouter>
          <TogetherChoice
            number={props.others.length}
            others={props.others}
            chosen={{ against: props.against ?? null, chosen: props.chosen ?? [] }}
            together={together}
            onChoose={choose}
          />
        </MemoryRouter>
      </MantineProvider>
    </RawIntlProvider>
  );
}

const box = (id: number) => screen.getByLabelText<HTMLInputElement>(new RegExp(`000${id}$`));

test('preselects no report, and ticks all that one decision can answer [SAFE-5g]', () => {
  render(<Stub others={[other(1), other(2), other(3, { joinable: false })]} against="no_breach" />);
  expect([box(1).checked, box(2).checked]).toEqual([false, false]);
  fireEvent.click(screen.getByLabelText('Alle meldingen aanvinken'));
  expect([box(1).checked, box(2).checked, box(3).checked]).toEqual([true, true, false]);
  expect(box(3).disabled).toBe(true);
  fireEvent.click(screen.getByLabelText('Alle meldingen aanvinken'));
  expect([box(1).checked, box(2).checked]).toEqual([false, false]);
});

test.each([
  ['a removal', ['content_removed'], [false, true]],
  ['a removal with a warning', ['warning', 'content_removed'], [false, false]],
  ['a ban', ['banned'], [false, false]],
] as const)('%s reaches the reports that it answers [SAFE-5g]', (_name, chosen, disabled) => {
  render(<Stub others={[other(1), other(2, { same: false })]} chosen={chosen} />);
  expect([box(1).disabled, box(2).disabled]).toEqual(disabled);
});

test('a refund answers no other report [SAFE-5g]', () => {
  render(<Stub others={[other(1)]} against="refunded" />);
  expect(box(1).disabled).toBe(true);
});

test('shows the words and the reported message, and a link to the case [SAFE-5g]', () => {
  render(<Stub others={[other(1, { words: 'Hij scheldt.', said: 'Stuur geld.' })]} />);
  expect(screen.getByText('Hij scheldt.')).toBeDefined();
  expect(screen.getByText('Stuur geld.')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/console/reports/1');
});
