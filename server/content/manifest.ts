import { type IconForm, type IconSize, iconPath } from '#contract/content/app-files.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Niche } from '#contract/sites/niche.ts';
import { iconColours, nicheColours } from './niche-colours.ts';

export interface ManifestTexts {
  readonly name: string;
  readonly description: string;
  /** Member pages in the icon's menu, by path. */
  readonly shortcuts: Readonly<Record<string, string>>;
}

const icons: ReadonlyArray<readonly [form: IconForm, size: IconSize, purpose: string]> = [
  ['round', 192, 'any'],
  ['round', 512, 'any'],
  ['maskable', 192, 'maskable'],
  ['maskable', 512, 'maskable'],
];

/** Builds the web app manifest of a site (SHELL-15). The app has the same identity in every language. */
export function manifestOf(niche: Niche, language: Locale, texts: ManifestTexts) {
  return {
    id: '/',
    name: texts.name,
    short_name: texts.name,
    description: texts.description,
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: iconColours(niche).ground,
    background_color: nicheColours[niche].stage,
    categories: ['social', 'lifestyle'],
    icons: icons.map(([form, size, purpose]) => ({
      src: iconPath(niche, form, size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: Object.entries(texts.shortcuts).map(([url, name]) => ({
      name,
      url,
      icons: [{ src: iconPath(niche, 'round', 192), sizes: '192x192', type: 'image/png' }],
    })),
  };
}
