import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { beforeAll, expect, test } from 'vitest';
import { listAdTiles } from '#contract/discovery/list-ad-tiles.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useAdTiles } from './use-ad-tiles.tsx';

beforeAll(() => loadLanguage('nl'));

const image = {
  filename: 'tiles/a-large.webp',
  card_filename: 'tiles/a-card.webp',
  thumb_filename: 'tiles/a-thumb.webp',
  match: 'tiles/a-match.webp',
  status: 'active',
} as const;
const tile = (id: number, title: string) =>
  ({ id, kind: 'cam', title, image, link: `https://cams.example/${id}` }) as const;

/** A list of members with the elements between them. */
function List({ members, member }: { members: number; member: boolean }) {
  const between = useAdTiles(member);
  return <ul>{Array.from({ length: members }, (_, at) => between(at + 1))}</ul>;
}

const show = (members: number, { member = true, resell = 'yes' as 'yes' | 'no' } = {}) => {
  const queries = new QueryClient();
  const settings = { ...testSettings, member_resell: resell };
  queries.setQueryData(queryFor(getSettings, {}).queryKey, { settings });
  const results = [tile(1, 'Eerste'), tile(2, 'Tweede')];
  queries.setQueryData(queryFor(listAdTiles, {}).queryKey, { results, page: 1, has_more: false });
  render(
    <QueryClientProvider client={queries}>
      <RawIntlProvider value={intlFor('nl')}>
        <List members={members} member={member} />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

test('shows a labelled advertisement after every eighth member, in rotation [DISC-4b, MEET-10a]', () => {
  show(24);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://cams.example/1',
    'https://cams.example/2',
    'https://cams.example/1',
  ]);
  for (const link of links) {
    expect(link.textContent).toMatch(/^Advertentie/);
    expect(link.getAttribute('rel')?.split(' ')).toEqual(
      expect.arrayContaining(['sponsored', 'noreferrer', 'noopener']),
    );
  }
});

test('loads the picture from our site and requests nothing from the advertiser before the click [DISC-4b, MEET-10b]', () => {
  show(8);
  const addresses = [...document.querySelectorAll('img, source')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('srcset') ?? '',
  );
  expect(addresses).not.toEqual([]);
  for (const address of addresses) expect(address.startsWith(`${testSettings.cdn_prefix}tiles/`)).toBe(true);
});

test('shows no advertisement to visitors or on a site that has none [DISC-4b, MEET-10c]', () => {
  show(24, { member: false });
  show(24, { resell: 'no' });
  expect(screen.queryAllByRole('link')).toEqual([]);
});
