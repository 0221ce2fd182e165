import { useKnownSettings } from './settings.ts';

/**
 * Title and description of a page: `<PageTitle title={text('chat.title')} />` becomes "Berichten · Vonk". The
 * description also appears in link previews. Without one the page gets the site's description (CONT-3).
 */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const settings = useKnownSettings();
  const full = settings && !title.includes(settings.name) ? `${title} · ${settings.name}` : title;
  const words = description ?? settings?.description;
  return (
    <>
      <title>{full}</title>
      {words ? <meta name="description" content={words} /> : null}
      {description ? (
        <>
          <meta property="og:title" content={full} />
          <meta property="og:description" content={description} />
        </>
      ) : null}
    </>
  );
}
