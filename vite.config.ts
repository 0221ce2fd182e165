import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import mantine from 'postcss-preset-mantine';
import simpleVariables from 'postcss-simple-vars';
import { defineConfig } from 'vite';
import { guardedReload } from './tools/dev/guarded-reload.ts';
import { scriptsAfterStyles } from './tools/dev/scripts-after-styles.ts';
import { slimOperationsInBrowsers } from './tools/dev/slim-operations.ts';
import { withoutUnusedRouterParts } from './tools/dev/unused-router-parts.ts';
import { texts } from './tools/texts/vite-texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const breakpoints = {
  'mantine-breakpoint-xs': '36em',
  'mantine-breakpoint-sm': '48em',
  'mantine-breakpoint-md': '62em',
  'mantine-breakpoint-lg': '75em',
  'mantine-breakpoint-xl': '88em',
};

// Bundles the code that every page of the application needs into two files instead of eighty. The rest stays
// with its page.
const chunks = [
  // The styles of the frame as one stylesheet: a page waits for all its styles, and a connection fetches six
  // files at once.
  {
    name: 'look',
    test: /\/web\/(ui|shell|sites|tracking)\/.*\.css$/,
    priority: 3,
  },
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(query-core|react-query)|react-intl|intl-messageformat|@formatjs|zod)\/|\/web\/(entry\.client|root)\.tsx/,
    priority: 2,
  },
  {
    name: 'app',
    test: /\/web\/shell\/(layout\/(app-layout|default-layout)|errors\/page-boundary)\.tsx|@mantine\/core\/esm\/components\/ActionIcon\//,
    priority: 1,
  },
  // Code that many but not all pages share, separated by its origin: forms with their fields, and the frame
  // of lists and conversations.
  {
    name: 'input',
    test: /@mantine\/core\/esm\/components\/(Input|InputBase|NativeSelect|TextInput|Combobox)\//,
  },
  { name: 'mantine', test: /node_modules\/@mantine\//, minShareCount: 6 },
  {
    name: 'frame',
    test: /node_modules\/@tabler\/|\/(web\/(?!operators\/|content\/[a-z-]*landers|(accounts|payments)\/[a-z-]+\/[a-z-]+\.tsx|ui\/forms\/|ui\/buttons\/copy-button|shell\/settings\/)|contract\/(?!kit\/field-faults|operators\/|payments\/console\/|safety\/(complaint|decision|reporter-trust|urgency)\.)).*\.tsx?$/,
    minShareCount: 8,
  },
  // Shared by many pages of the console, which a member's page must not load.
  {
    name: 'desk',
    test: /\/(web\/operators\/|contract\/(operators\/|payments\/console\/|safety\/(complaint|decision|reporter-trust|urgency)\.)).*\.tsx?$/,
    minShareCount: 8,
  },
  { name: 'forms', test: /\/(web|contract)\/.*\.tsx?$/, minShareCount: 8 },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  publicDir: here('web/public'),
  plugins: [
    texts(),
    guardedReload(),
    scriptsAfterStyles(),
    slimOperationsInBrowsers(),
    withoutUnusedRouterParts(),
    reactRouter(),
  ],
  css: {
    postcss: {
      plugins: [
        // light-dark() is left to the browser, or to Vite for older ones: Mantine's rules ignore the root.
        mantine({ features: { lightDarkFunction: false } }),
        simpleVariables({ variables: breakpoints }),
      ],
    },
  },
  resolve: {
    alias: [
      // Catalogues are compiled at build time, so no browser needs the ICU parser.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      // In the browser zod must not try `new Function`, because our Content-Security-Policy reports it.
      ...(isSsrBuild
        ? []
        : [{ find: /^zod\/mini$/, replacement: here('web/platform/browser/zod-in-browser.ts') }]),
    ],
  },
  // One file to load at start instead of hundreds; in development modules stay separate.
  ...(command === 'build' ? { ssr: { noExternal: true as const } } : {}),
  build: {
    // No data: URLs, so that font-src stays 'self'.
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } }),
  },
}));
