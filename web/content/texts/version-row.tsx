import { Link } from 'react-router';
import type { PageVersion } from '#contract/content/texts/page-version.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { StartDraft } from './start-draft.tsx';
import { VersionFacts, VersionPill } from './version-facts.tsx';

const startable: ReadonlySet<PageVersion['state']> = new Set(['announced', 'in_force', 'past', 'withdrawn']);

/** One version in a list, with the way to its words and a draft from it. */
export function VersionRow({ version }: { version: PageVersion }) {
  const text = useText();
  const { name, version: number, state, dated } = version;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          <Link to={`/console/house/texts/${name}/${number}`}>
            {dated === null
              ? text('content.texts.draft_number', { number: String(number) })
              : text('content.texts.version_number', { dated, number: String(number) })}
          </Link>
          <VersionPill state={state} />
        </p>
        <VersionFacts version={version} />
      </div>
      {startable.has(state) ? (
        <div className={styles.buttons}>
          <StartDraft version={version} />
        </div>
      ) : null}
    </li>
  );
}
