import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { type AttributeName, attributeValues } from '#contract/profiles/attributes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ChoicePills } from '#web/ui/forms/choice-pills.tsx';
import styles from './attribute-editor.module.css';
import { SaveStatus } from './editing/save-status.tsx';
import { useOwnProfile, useSavedSection } from './editing/use-saved-section.ts';

const isAttribute = (name: string): name is AttributeName => Object.hasOwn(attributeValues, name);
const names = Object.keys(attributeValues).filter(isAttribute);

/** The option for no answer. No field has a value of this name. */
const open = 'open';

/** One question: closed it shows the answer, opened all answers as pills. Opening it closes the others. */
function AttributeRow(props: {
  name: AttributeName;
  value: string | null;
  disabled: boolean;
  onChange: (value: string | null) => void;
}) {
  const { name, value } = props;
  const text = useText();
  const label = text(`profiles.attribute.${name}`);
  const none = text('profiles.attribute.open');
  const Mark = value === null ? IconPlus : IconChevronDown;
  const values: readonly string[] = attributeValues[name];
  const options = values.map((one) => ({ value: one, label: text(`profiles.${name}.${one}`) }));
  return (
    <details name="profile-facts" className={styles.row}>
      <summary className={styles.question}>
        <span className={styles.label}>{label}</span>
        {/* Six times the same words would read like a reproach, so an open question shows a plus alone. */}
        <span className={value === null ? styles.unseen : styles.answer}>
          {value === null ? none : text(`profiles.${name}.${value}`)}
        </span>
        <Mark className={styles.mark} size={20} aria-hidden />
      </summary>
      <div className={styles.answers}>
        <ChoicePills
          isLabelHidden
          label={label}
          options={[...options, { value: open, label: none }]}
          value={value ?? open}
          disabled={props.disabled}
          onChange={(chosen) => props.onChange(chosen === open ? null : chosen)}
        />
      </div>
    </details>
  );
}

/** The fields with fixed choices (PROF-1). Each choice is saved at once. */
export function AttributeEditor() {
  const { profile } = useOwnProfile();
  const section = useSavedSection();
  return (
    <div className={styles.section}>
      <div className={styles.rows}>
        {names.map((name) => (
          <AttributeRow
            key={name}
            name={name}
            value={profile?.[name] ?? null}
            disabled={profile === null}
            onChange={(value) => section.change({ [name]: value })}
          />
        ))}
      </div>
      <SaveStatus section={section} />
    </div>
  );
}
