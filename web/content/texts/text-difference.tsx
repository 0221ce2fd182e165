import houseStyles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { changedLines } from './changed-lines.ts';
import styles from './text-difference.module.css';

/** The lines of a version that differ from the words in force, for its author and its approver. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const text = useText();
  const lines = changedLines(before, after);
  if (lines.length === 0) return <p className={houseStyles.quiet}>{text('content.texts.no_difference')}</p>;
  return (
    <ul className={styles.lines} aria-label={text('content.texts.difference')}>
      {lines.map(({ id, text: line, change }) => (
        <li key={id} data-change={change}>
          {change === 'added' ? <ins>{line}</ins> : <del>{line}</del>}
        </li>
      ))}
    </ul>
  );
}
