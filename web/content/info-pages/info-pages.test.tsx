import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { locales } from '#contract/kit/locale.ts';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { routes as accounts } from '#web/accounts/routes.ts';
import { routes as chat } from '#web/chat/routes.ts';
import { routes as credits } from '#web/payments/routes.ts';
import { intlFor, loadLanguage } from '#web/platform/intl/load-intl.ts';
import { routes as safety } from '#web/safety/routes.ts';
import { routes as shell } from '#web/shell/routes.ts';
import { settingsQuery } from '#web/sites/settings.ts';
import { routes as content } from '../routes.ts';
import { companyFacts } from './company.ts';
import type { TextDocument } from './document.ts';
import { fileDocument } from './file-document.ts';
import InfoPage from './info-page.tsx';
import { searchDocument } from './search-document.ts';
import { searchWords } from './text-search.ts';

/** The pages of CONT-1 with those that the law requires. */
const pages = [
  'terms',
  'privacy',
  'cookies',
  'faq',
  'return-policy',
  'service',
  'ban',
  '2257',
  'accessibility',
];
const languages = ['nl', 'en'] as const;

const company = {
  name: 'Vonk BV',
  address: 'Keizersgracht 1',
  kvk: '12345678',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: ['Vonk BV', 'Vonk'],
  vat_numbers: { NL: 'NL001234567B01' },
  support_phone: '',
  delete_discount: 0,
  register: '',
  authority_email: '',
  member_email: '',
  dispute_body: '',
  dispute_link: '',
  added: '2026-01-01T00:00:00.000Z',
};
const facts = companyFacts(
  company,
  { support_email: 'hulp@vonk.example', support_phone: '020 - 123 45-67' },
  'Nederland',
);

const fillings = {
  ...{
    site: 'Vonk',
    age: '18',
    fictional: 'Fictief profiel',
    fictional_writes: 'Onze redactie schrijft.',
    message_credits: '1 credit',
    refund_days: '14',
  },
  ...{ company: facts.name, address: company.address, city: company.city, country: facts.country },
  ...{ email: facts.email, phone: facts.phone, phone_link: facts.phoneLink },
};

const read = (language: string, page: string, given = fillings): TextDocument => {
  return fileDocument(language, page, given);
};

const spansOf = ({ intro, sections }: TextDocument) =>
  [...intro, ...sections.flatMap(({ blocks }) => blocks)].flatMap(({ parts }) => parts.flat());

beforeAll(() => Promise.all(languages.map(loadLanguage)));

test('renders every information page in every language without open placeholders [CONT-1a, CON-17a, MEET-7, SAFE-3d, CON-15c]', () => {
  for (const language of languages)
    for (const page of pages) {
      const document = read(language, page);
      const words = [document.title, ...spansOf(document).map(({ text }) => text)].join(' ');
      expect(words, `${language}/${page}`).not.toMatch(/[{}]|undefined/);
      expect(document.version).toMatch(/^\d{4}-\d\d-\d\d$/);
      // Not older than the withdrawal function and the complaint form that the texts mention.
      expect((document.version ?? '') >= '2026-11-21', `${language}/${page}`).toBe(true);
    }
});

test('links only to existing pages or official sites, and never to the closed ODR platform [CONT-1a, CON-14a]', () => {
  const known = [...content, ...accounts, ...chat, ...credits, ...safety, ...shell].flatMap(({ path }) =>
    path === undefined || path.includes(':') ? [] : [`/${path}`],
  );
  // `/cookie-choice` is a page of the tracking domain.
  const own = new Set([...known, '/cookie-choice', ...pages.map((page) => `/pages/${page}`)]);
  for (const language of languages)
    for (const page of pages)
      for (const { href, text } of spansOf(read(language, page))) {
        if (href === undefined) continue;
        expect(href, text).not.toMatch(/ec\.europa\.eu|odr/i);
        if (href.startsWith('/'))
          expect(own, `${language}/${page}: ${href}`).toContain(href.replace(/#.*/, ''));
        else expect(href).toMatch(/^(https:\/\/|mailto:hulp@|tel:0201234567$)/);
      }
});

test('links a telephone number without dashes and spaces, and leaves it out if there is none [SITE-5]', () => {
  const links = (given: typeof fillings) => spansOf(read('nl', 'service', given)).map(({ href }) => href);
  expect(links(fillings)).toContain('tel:0201234567');
  const without = links({ ...fillings, phone: '', phone_link: '' });
  expect(without.some((href) => href?.startsWith('tel:'))).toBe(false);
});

const show = (page: string, query = '') => {
  const client = new QueryClient();
  client.setQueryData(settingsQuery().queryKey, { settings: testSettings });
  const words = searchWords(query);
  const document = read('nl', page);
  const searched = words.length === 0 ? { document, found: 0 } : searchDocument(document, words);
  const loaded = {
    ...{ document: searched.document, words, company: facts, site: 'Vonk' },
    page,
    next: null,
    hasEarlier: false,
    search: page === 'faq' ? { query, found: searched.found } : null,
  };
  const Stub = createRoutesStub([
    { path: '/', Component: InfoPage, loader: () => loaded, HydrateFallback: () => null },
  ]);
  return render(
    <QueryClientProvider client={client}>
      <RawIntlProvider value={intlFor('nl')}>
        <Stub />
      </RawIntlProvider>
    </QueryClientProvider>,
  );
};

test('shows the headings, the date and the company on a long page [CONT-1b, CON-16b]', async () => {
  show('terms');
  const contents = await screen.findByRole('navigation', { name: 'Op deze bladzijde' });
  const link = within(contents).getByRole('link', { name: 'Je bedenken' });
  const anchor = link.getAttribute('href')?.slice(1) ?? '';
  expect(document.getElementById(anchor)?.textContent).toBe('Je bedenken');
  expect(screen.getByText(/23 november 2026/)).toBeTruthy();
  const who = screen.getByRole('region', { name: 'Wie wij zijn' });
  for (const fact of [
    'Keizersgracht 1, Amsterdam, Nederland',
    '12345678',
    'NL001234567B01',
    'hulp@vonk.example',
  ])
    expect(within(who).getByText(fact)).toBeTruthy();
  // The company's own name is not repeated as a trade name.
  expect(within(who).getByText('Vonk')).toBeTruthy();
  expect(within(who).getByRole('link', { name: '020 - 123 45-67' }).getAttribute('href')).toBe(
    'tel:0201234567',
  );
});

test('searches the questions with a plain form, marks the results, and links to us if there are none [CONT-1c]', async () => {
  const { container, unmount } = show('faq', 'wachtwoord');
  expect(await screen.findByRole('status')).toHaveProperty(
    'textContent',
    expect.stringMatching(/1 antwoord/),
  );
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'wachtwoord');
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    'wachtwoord',
  ]);
  expect(container.querySelectorAll('h3')).toHaveLength(1);
  const parts = () =>
    [...document.querySelectorAll<HTMLElement>('[data-found]')].map((part) => part.dataset.found);
  expect(parts()).toEqual(['outcome', 'sections', 'contents']);
  unmount();
  // These parts exist before a search, because `questions.js` fills them.
  const all = show('faq');
  expect(await screen.findByRole('status')).toHaveProperty('textContent', '');
  expect(parts()).toEqual(['outcome', 'sections', 'contents']);
  all.unmount();
  show('faq', 'kwantummechanica');
  expect(await screen.findByRole('link', { name: 'klachtenformulier' })).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
});

const wordsOf = (document: TextDocument) =>
  spansOf(document)
    .map(({ text }) => text)
    .join(' ');

/** The words of the section with this heading, from one heading to the next. */
const sectionOf = (document: TextDocument, heading: string) => {
  const sections = document.sections.filter((section) => section.heading === heading);
  expect(sections).toHaveLength(1);
  return wordsOf({ ...document, intro: [], sections });
};

test('names the contact points of the Digital Services Act in every language [DSA-4a]', () => {
  for (const language of locales) {
    const document = read(language, 'service');
    const last = { ...document, intro: [], sections: document.sections.slice(-1) };
    expect(wordsOf(last), language).toMatch(/\b11\D{1,6}12\b/);
    expect(spansOf(last).map(({ href }) => href)).toEqual(
      expect.arrayContaining(['mailto:hulp@vonk.example', '/pages/terms']),
    );
  }
  const words = sectionOf(read('en', 'service'), 'Contact point for the law');
  expect(words).toMatch(/Authorities, the European Commission and our members/);
  expect(words).toMatch(/in Dutch or English \(articles 11 and 12 of the Digital Services Act\)/);
});

test('describes moderation and ranking in the terms, and that no place is for sale [DSA-4b]', () => {
  const dutch = read('nl', 'terms');
  expect(sectionOf(dutch, 'Wie je bovenaan ziet')).toMatch(
    /echte leden eerst.*laatst actief.*Voorstellen.*interesses.*Niemand kan een hogere plek kopen/,
  );
  expect(sectionOf(dutch, 'Hoe we toezicht houden')).toMatch(
    /bekijken voordat anderen ze zien.*melden.*automatisch uit beeld.*neemt een mens.*gratis bezwaar/,
  );
  const english = read('en', 'terms');
  expect(sectionOf(english, 'Whom you see first')).toMatch(
    /real members first.*active last.*Suggestions.*interests.*Nobody can buy a higher place/,
  );
  expect(sectionOf(english, 'How we keep watch')).toMatch(
    /before others see them.*can report.*automatically.*made by a person.*appeal for free/,
  );
  // The translations have the same sections: moderation has five items, ranking three.
  for (const language of locales) {
    const items = read(language, 'terms').sections.map(({ blocks }) =>
      blocks.flatMap(({ kind, parts }) => (kind === 'list' ? [parts.length] : [])),
    );
    expect(items.slice(5, 7), language).toEqual([[3], [5]]);
  }
});

test('bans members who sell something [DSA-5e]', () => {
  const sellers = {
    nl: 'verkoopt',
    en: 'sells',
    da: 'sælger',
    de: 'verkauft',
    es: 'vende',
    fi: 'myy',
    fr: 'vend',
    it: 'vende',
    no: 'selger',
    pl: 'sprzedaje',
    sv: 'säljer',
  };
  for (const language of locales) {
    const document = read(language, 'ban');
    const [banned] = document.sections;
    if (!banned) throw new Error('the page has no sections');
    expect(sectionOf(document, banned.heading), language).toMatch(
      new RegExp(`(?<!\\p{L})${sellers[language]}(?!\\p{L})`, 'u'),
    );
  }
});

test('names the ICO on the privacy page in every language [GDPR-12b]', () => {
  for (const language of locales) {
    const links = spansOf(read(language, 'privacy')).map(({ href, text }) => [text, href]);
    expect(links, language).toContainEqual(['ICO', 'https://ico.org.uk']);
  }
});
