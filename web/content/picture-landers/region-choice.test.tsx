import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import { nightMapOf } from './night-map.ts';
import { RegionChoice } from './region-choice.tsx';

const shown = (country: string, otherwise = 'NL') => {
  const { container } = render(
    <IntlProvider locale="nl" messages={{}} onError={() => {}}>
      <form>
        <RegionChoice map={nightMapOf(country, otherwise)} />
      </form>
    </IntlProvider>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('no form');
  return form;
};

test('selects a region by name, lights it on the map and sends it; the choice is optional [CONT-2a]', () => {
  const form = shown('NL');
  expect([...new FormData(form)]).toEqual([['country', 'NL']]);
  const zeeland = screen.getByRole<HTMLInputElement>('radio', { name: 'Zeeland' });
  zeeland.click();
  expect([...new FormData(form)]).toEqual([
    ['country', 'NL'],
    ['countryregion', 'NL-ZE'],
  ]);
  expect(zeeland.closest('label')?.querySelectorAll('path[d^="M"]').length).toBeGreaterThan(2);
});

test('selects a region by a touch on the map [CONT-2a]', () => {
  const form = shown('BE');
  const antwerp = screen.getByRole('radio', { name: 'Antwerpen' });
  const land = antwerp.closest('label')?.querySelector('svg path');
  land?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(new FormData(form).get('countryregion')).toBe('BE-VAN');
});

test("shows the site's own country if there is no map of the visitor's [CONT-2a]", () => {
  expect(new FormData(shown('PT', 'ES')).get('country')).toBe('ES');
  expect(new FormData(shown('PT', 'BR')).get('country')).toBe('NL');
});
