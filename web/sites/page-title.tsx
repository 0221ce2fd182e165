import { useKnownSettings } from './settings.ts';

/** Title (and description) of a page: `<PageTitle title={text('chat.title')} />` becomes "Berichten · Vonk". */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const site = useKnownSettings()?.name;
  return (
    <>
      <title>{site && !title.includes(site) ? `${title} · ${site}` : title}</title>
      {description ? <meta name="description" content={description} /> : null}
    </>
  );
}
