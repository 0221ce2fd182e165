import { type AttributeName, attributeValues } from '#contract/profiles/attributes.ts';
import type { MemberProfile } from '#contract/profiles/member-profile.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useSettings } from '#web/sites/settings.ts';
import styles from './attribute-list.module.css';

const isAttribute = (name: string): name is AttributeName => Object.hasOwn(attributeValues, name);

/** The answered fields that the site shows (PROF-1). Renders nothing if none is answered. */
export function AttributeList({ member }: { member: MemberProfile }) {
  const text = useText();
  const { visible_profile_fields } = useSettings();
  const attributes = visible_profile_fields.filter(isAttribute).flatMap((name) => {
    const value = member.attributes[name];
    return value === null ? [] : [{ name, value }];
  });
  if (attributes.length === 0) return null;
  return (
    <dl className={styles.list}>
      {attributes.map(({ name, value }) => (
        <div key={name}>
          <dt>{text(`profiles.attribute.${name}`)}</dt>
          <dd>{text(`profiles.${name}.${value}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
