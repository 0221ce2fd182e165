import type { PublicVersion } from '#contract/sites/get-page-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageAddress } from './version-links.tsx';

/** The versions of a page with the time in which each applied. */
export function VersionList(props: {
  page: string;
  /** Number of the version in force. */
  current: number;
  versions: readonly PublicVersion[];
}) {
  const { page, current, versions } = props;
  const text = useText();
  const timeOf = ({ version, from, until }: PublicVersion): string => {
    if (version === current) return text('content.page.in_force');
    if (
      versions.findIndex((one) => one.version === current) >
      versions.findIndex((one) => one.version === version)
    )
      return text('content.page.from', { date: new Date(from) });
    return until === null ? '' : text('content.page.until', { date: new Date(until) });
  };
  return (
    <ul>
      {versions.map((one) => (
        <li key={one.version}>
          <a href={one.version === current ? pageAddress(page) : `/pages/${page}/versions/${one.version}`}>
            {text('content.page.version_of', { date: new Date(`${one.dated}T12:00:00Z`) })}
          </a>{' '}
          ({timeOf(one)})
        </li>
      ))}
    </ul>
  );
}
