import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';
import { type Locale, languageCookie, type pseudoLocale } from '#contract/kit/locale.ts';
import { entryCookie } from '#contract/sites/entry-cookie.ts';
import { loadTexts, type TextValues } from '#server/platform/texts/texts.ts';
import { closedHost } from '../sites/closed-site.ts';
import { delayRenders } from './delay-renders.ts';
import { delayResponses } from './delay-responses.ts';
import { type JourneyMember, makeMember, type NewJourneyMember } from './journey-member.ts';
import { open, waitForHydrationOnLoad } from './screen.ts';
import { type Watch, watch } from './watch-page.ts';

export { locales } from '#contract/kit/locale.ts';
export { entryCookie } from '#contract/sites/entry-cookie.ts';
export { expect } from './expect.ts';

const texts = loadTexts();

const demoSites = ['she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'].map((niche) => `${niche}.localhost`);
const hosts = ['localhost', closedHost, 'nobody.localhost', ...demoSites];

/** A separate browser with one page. Unexpected log lines fail the test at its end. */
export interface JourneyBrowser {
  readonly page: Page;
  readonly watch: Watch;
}

/** The texts of one language, for a test that changes the language. */
export const textsIn =
  (language: Locale) =>
  (key: string, values?: TextValues): string =>
    texts.format(language, key, values);

interface Options {
  /** The language of the screens. */
  readonly language: Locale | typeof pseudoLocale;
}

interface Fixtures {
  /** URL of the service. */
  readonly address: string;
  /** The text of a catalogue key as a person reads it. */
  readonly t: (key: string, values?: TextValues) => string;
  /** Opens a visitor's browser in which the entry warning was already dismissed. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<JourneyBrowser>;
  /** Creates a member through the API. */
  readonly member: (wanted?: NewJourneyMember) => Promise<JourneyMember>;
  /** Opens a browser in which that member is logged in, at `path`, with an open socket connection. */
  readonly enter: (member: JourneyMember, path?: string) => Promise<JourneyBrowser>;
}

/** A test in one language. `inEachLanguage` runs it in all of them. */
export const test = base.extend<Fixtures & Options>({
  language: ['nl', { option: true }],

  address: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error('playwright.config.ts gives no baseURL');
    await use(baseURL);
  },

  t: async ({ language }, use) => {
    await use((key, values) => texts.format(language, key, values));
  },

  visitor: async ({ browser, address, language }, use) => {
    const watches: Watch[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      await context.addCookies([
        { name: languageCookie, value: language, url: address },
        // Dismissed on every site that a journey visits.
        ...hosts.map((host) => {
          const site = new URL(address);
          site.hostname = host;
          return { name: entryCookie, value: '2026-01-01T00:00:00.000Z', url: site.href };
        }),
      ]);
      contexts.push(context);
      if (options?.javaScriptEnabled !== false) context.on('page', waitForHydrationOnLoad);
      if (process.env.LATE === 'render') await delayRenders(context);
      if (process.env.LATE === 'answers') await delayResponses(context);
      const watched = watch(context);
      watches.push(watched);
      return { page: await context.newPage(), watch: watched };
    });
    // Open pages would keep refreshing during every later journey of this worker.
    await Promise.all(contexts.map((context) => context.close()));
    for (const watched of watches) watched.expectClean();
  },

  member: async ({ address, language }, use) => {
    await use((wanted) => makeMember(address, language === 'pseudo' ? 'nl' : language, wanted));
  },

  enter: async ({ visitor, address }, use) => {
    await use(async ({ client }, path = '/members') => {
      const browsing = await visitor();
      const { page, watch: watched } = browsing;
      const cookies = [...client.cookies].filter(([name]) => name !== languageCookie);
      await page.context().addCookies(cookies.map(([name, value]) => ({ name, value, url: address })));
      await open(page, path);
      await watched.live(page);
      return browsing;
    });
  },
});

const walked = [
  { language: 'nl', tag: '@phone' },
  { language: 'en', tag: '@desktop' },
] as const;

/**
 * Runs the same journey in Dutch on the phone and in English on the desktop. Every text and every width is
 * covered once.
 */
export function inEachLanguage(write: (language: (typeof walked)[number]['language']) => void): void {
  for (const { language, tag } of walked) {
    test.describe(language, { tag }, () => {
      test.use({ language });
      write(language);
    });
  }
}
