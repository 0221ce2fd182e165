import { NativeSelect } from '@mantine/core';
import { type AttributeName, attributeValues } from '#contract/profiles/attributes.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './attribute-editor.module.css';
import { SaveStatus } from './editing/save-status.tsx';
import { useOwnProfile, useSavedSection } from './editing/use-saved-section.ts';

const isAttribute = (name: string): name is AttributeName => Object.hasOwn(attributeValues, name);
const names = Object.keys(attributeValues).filter(isAttribute);

/** The fields with fixed choices (PROF-1). Each choice is saved at once. */
export function AttributeEditor() {
  const text = useText();
  const { profile } = useOwnProfile();
  const section = useSavedSection();
  return (
    <div className={styles.section}>
      <div className={styles.fields}>
        {names.map((name) => (
          <NativeSelect
            key={name}
            label={text(`profiles.attribute.${name}`)}
            value={profile?.[name] ?? ''}
            disabled={profile === null}
            onChange={({ currentTarget: { value } }) =>
              section.change({ [name]: value === '' ? null : value })
            }
          >
            <option value="">{text('profiles.attribute.open')}</option>
            {attributeValues[name].map((value) => (
              <option key={value} value={value}>
                {text(`profiles.${name}.${value}`)}
              </option>
            ))}
          </NativeSelect>
        ))}
      </div>
      <SaveStatus section={section} />
    </div>
  );
}
