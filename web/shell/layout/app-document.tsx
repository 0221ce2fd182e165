import { ColorSchemeScript } from '@mantine/core';
import { type DehydratedState, HydrationBoundary, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { Links, Meta, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { niches } from '#contract/sites/niche.ts';
import { useUser } from '#web/accounts/user.ts';
import { everydayPageOf } from '#web/platform/intl/everyday-pages.ts';
import { type Language, languageTag } from '#web/platform/intl/language.ts';
import { CountryFormats, useLanguage } from '#web/platform/intl/language-provider.tsx';
import { fileOfPageTexts } from '#web/platform/intl/load-intl.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useNonce } from '#web/platform/visit/nonce.ts';
import { useScheme } from '#web/sites/scheme.ts';
import { currentCountry, settingsQuery, useKnownSettings } from '#web/sites/settings.ts';
import { VisitScript } from '#web/tracking/visit-script.tsx';
import pageScript from './page.js?url';
import { SiteHead } from './site-head.tsx';

const isDehydrated = (value: unknown): value is DehydratedState =>
  typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries);

const queriesOf = (loaderData: unknown): DehydratedState['queries'] =>
  typeof loaderData === 'object' &&
  loaderData !== null &&
  'dehydrated' in loaderData &&
  isDehydrated(loaderData.dehydrated)
    ? loaderData.dehydrated.queries
    : [];

/**
 * Puts the queries of the loaders into the cache before anything below renders. A single boundary for all
 * matched routes, so that navigation remounts nothing.
 */
function PageQueries({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const state = useMemo<DehydratedState>(
    () => ({ mutations: [], queries: matches.flatMap(({ loaderData }) => queriesOf(loaderData)) }),
    [matches],
  );
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

const hasNoScript = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'js' in handle && handle.js === false;

/**
 * A page whose route has `handle = { js: false }` is sent to visitors without the framework script. Members
 * get it, for live badges, notices and log-out (SHELL-2). Landers are for visitors only.
 */
const useScripts = (): boolean => {
  const user = useUser();
  return !useMatches().some(({ handle }) => hasNoScript(handle)) || user !== null;
};

/** The file with the texts of this page. The server alone names it: later pages load all texts. */
const useFirstTexts = (language: Language): string | undefined => {
  const page = everydayPageOf(useMatches());
  return page === undefined ? undefined : fileOfPageTexts(language, page);
};

function Document({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const text = useText();
  const { language } = useLanguage();
  const texts = useFirstTexts(language);
  const scripts = useScripts();
  const niche = useKnownSettings()?.niche ?? 1;
  const loggedIn = useUser() !== null;
  const scheme = useScheme();
  // The colour of the browser's own bar.
  const [light, dark] = (['light', 'dark'] as const).map((name) =>
    scheme === null ? `(prefers-color-scheme: ${name})` : undefined,
  );
  return (
    <html
      lang={languageTag(language)}
      data-language={language}
      data-texts={texts}
      // For page.js, which has no texts of its own.
      data-offline={text('shell.offline')}
      data-niche={niches[niche - 1]}
      data-scheme={scheme ?? undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        {scheme === 'dark' ? null : <meta name="theme-color" media={light} content="#FFF7FA" />}
        {scheme === 'light' ? null : <meta name="theme-color" media={dark} content="#1B0F17" />}
        <meta name="rating" content="adult" />
        <SiteHead />
        {scripts ? (
          <ColorSchemeScript
            nonce={nonce}
            defaultColorScheme="auto"
            {...(scheme === null ? {} : { forceColorScheme: scheme })}
          />
        ) : null}
        <Meta />
        <script src={pageScript} defer />
        <VisitScript />
        {scripts && texts !== undefined ? (
          <link rel="modulepreload" href={`/assets/${texts}.js`} fetchPriority="low" nonce={nonce} />
        ) : null}
        {/* Our own files need no nonce. A page without nonces is identical for everyone, byte for byte. */}
        <Links nonce={scripts ? nonce : ''} />
      </head>
      <body className={loggedIn ? 'logged-in' : 'logged-out'}>
        {children}
        {scripts ? <ScrollRestoration nonce={nonce} /> : null}
        {scripts ? <Scripts nonce={nonce} /> : null}
      </body>
    </html>
  );
}

/** Formats the page in the way of the reader's country. An error page without settings has no country (LANG-8). */
function ReaderFormats({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...settingsQuery(), enabled: false });
  return <CountryFormats country={data ? currentCountry(data.settings) : null}>{children}</CountryFormats>;
}

/** The HTML document of every page, including error pages. */
export function AppDocument({ children }: { children: ReactNode }) {
  return (
    <PageQueries>
      <ReaderFormats>
        <Document>{children}</Document>
      </ReaderFormats>
    </PageQueries>
  );
}
