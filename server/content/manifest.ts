import { type IconForm, type IconSize, iconPath } from '#contract/content/app-files.ts';
import type { Locale } from '#contract/kit/locale.ts';
import type { Niche } from '#contract/sites/niche.ts';
import { iconColours, nicheColours } from './niche-colours.ts';

export interface ManifestTexts {
  readonly name: string;
  readonly description: string;
  /** Pages of the members that the icon's menu leads to, by path. */
  readonly shortcuts: Readonly<Record<string, string>>;
}

const icons: ReadonlyArray<readonly [form: IconForm, size: IconSize, purpose: string]> = [
  ['round', 192, 'any'],
  ['round', 512, 'any'],
  ['maskable', 192, 'maskable'],
  ['maskable', 512, 'maskable'],
];

/** A site as an app on a home screen (SHELL-15): its name, words, colours and icon. In every language it is the same app. */
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
