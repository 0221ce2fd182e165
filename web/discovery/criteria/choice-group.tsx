import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import choice from '#web/ui/forms/choice.module.css';
import styles from './choice-group.module.css';

/** A collapsible group of choices. Its heading shows how many are selected. */
export function ChoiceGroup(props: {
  label: string;
  name: string;
  words: readonly string[];
  textOf: (word: string) => string;
  iconOf?: (word: string) => ReactNode;
  chosen: readonly string[];
  /** Maximum number of selected choices. */
  most?: number;
  hint?: string;
  onToggle: (word: string) => void;
}) {
  const text = useText();
  const { chosen, most = Number.POSITIVE_INFINITY } = props;
  const [open, setOpen] = useState(chosen.length > 0);
  return (
    <details
      className={styles.group}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.head}>
        <span>{props.label}</span>
        {chosen.length > 0 ? (
          <span className={styles.count}>{text('discovery.chosen', { count: chosen.length })}</span>
        ) : null}
        <IconChevronDown size={20} aria-hidden className={styles.arrow} />
      </summary>
      {props.hint ? <p className={styles.hint}>{props.hint}</p> : null}
      {open ? (
        <fieldset className={`${choice.pills} ${styles.words}`} aria-label={props.label}>
          {props.words.map((word) => (
            <label key={word} className={choice.pill}>
              <input
                type="checkbox"
                name={props.name}
                value={word}
                checked={chosen.includes(word)}
                disabled={!chosen.includes(word) && chosen.length >= most}
                onChange={() => props.onToggle(word)}
              />
              {props.iconOf?.(word)}
              {props.textOf(word)}
            </label>
          ))}
        </fieldset>
      ) : null}
    </details>
  );
}
