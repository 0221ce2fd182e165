import { useText } from '#web/platform/intl/use-text.tsx';

/** Link to the archive of an information page (CON-17). */
export function VersionLinks({ page }: { page: string }) {
  const text = useText();
  return (
    <p>
      <a href={`/pages/${page}/versions`}>{text('content.page.versions')}</a>
    </p>
  );
}

/** The way from a version to the page in force. */
export const pageAddress = (page: string): string => (page === '2257' ? '/2257' : `/pages/${page}`);
