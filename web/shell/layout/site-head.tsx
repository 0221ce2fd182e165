import { useLocation } from 'react-router';
import { cardPath, cardSize, iconDrawingPath, iconPath, manifestPath } from '#contract/content/app-files.ts';
import { hasCard, isPublicPage } from '#contract/content/public-pages.ts';
import { localeOf } from '#contract/kit/locale.ts';
import { niches } from '#contract/sites/niche.ts';
import { languageTag } from '#web/platform/intl/language.ts';
import { useLanguage } from '#web/platform/intl/language-provider.tsx';
import { useKnownSettings } from '#web/sites/settings.ts';
import { useRootData } from './use-root-data.ts';

/** A lander has one address, whatever headline slug an affiliate chose (CONT-2). */
const withSlug = /^(\/landers\/[^/]+|\/members\/[^/]+\/landing[23])\/[^/]*\/?$/;

/** A member's profile is the same screen when reached from the likes (SHELL-1). */
const fromLikes = /^\/likes\/m\/([^/]+)\/?$/;

/**
 * The canonical path of a page. Removes extra leading slashes, which would name a host, and trailing slashes.
 */
export function canonicalPath(pathname: string): string {
  const path = pathname.replace(/^\/+/, '/').replace(/(?<=[^/])\/+$/, '');
  return withSlug.exec(path)?.[1] ?? path.replace(fromLikes, '/members/$1');
}

/** The locale for previews, such as `nl_NL`: the language with its most likely country. */
const previewLocale = (language: string): string => {
  const { language: own, region } = new Intl.Locale(language === 'no' ? 'nb' : language).maximize();
  return `${own}_${region}`;
};

/** The meta tags of a link preview, besides title and description (CONT-3). */
function Card(props: { name: string; alt: string; url: string; picture: string; locale: string }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={props.name} />
      <meta property="og:url" content={props.url} />
      <meta property="og:locale" content={props.locale} />
      <meta property="og:image" content={props.picture} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={props.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * The site's tags in the head of every page: icons and manifest (SHELL-15), canonical URL, preview card, and
 * noindex if search engines must skip the page (CONT-3).
 */
export function SiteHead() {
  const { language } = useLanguage();
  const settings = useKnownSettings();
  const origin = useRootData()?.origin;
  const { pathname } = useLocation();
  const path = canonicalPath(pathname);
  const niche = niches[(settings?.niche ?? 1) - 1] ?? 'general';
  const locale = localeOf(languageTag(language)) ?? 'nl';
  const absolute = (part: string) => (origin === undefined ? part : new URL(part, origin).href);
  return (
    <>
      <link rel="icon" href={iconDrawingPath(niche)} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={iconPath(niche, 'bleed', 180)} />
      <link rel="manifest" href={manifestPath(locale)} />
      {origin ? <link rel="canonical" href={absolute(path)} /> : null}
      {isPublicPage(path) ? null : <meta name="robots" content="noindex" />}
      {hasCard(path) && settings ? (
        <Card
          name={settings.name}
          alt={settings.index_title}
          url={absolute(path)}
          picture={absolute(cardPath(locale))}
          locale={previewLocale(locale)}
        />
      ) : null}
    </>
  );
}
