import styles from '#web/operators/console.module.css';

/** Switches between two lists. */
export function ListSwitch(props: {
  label: string;
  first: string;
  second: string;
  isSecond: boolean;
  onChoose: (isSecond: boolean) => void;
}) {
  const button = (label: string, second: boolean) => (
    <button type="button" aria-pressed={props.isSecond === second} onClick={() => props.onChoose(second)}>
      {label}
    </button>
  );
  return (
    <fieldset className={styles.which}>
      <legend className={styles.unseen}>{props.label}</legend>
      <div className={styles.desk}>
        {button(props.first, false)}
        {button(props.second, true)}
      </div>
    </fieldset>
  );
}
