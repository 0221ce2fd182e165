import { Alert, Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PlannedChange } from '#contract/content/house/setting.ts';
import type { SettingName } from '#contract/sites/site-settings.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { useValueText } from './value-text.ts';

/** The effect of a change on each site, before it is saved. Countries with an obligation need a tick each. */
export function SettingPreview(props: {
  setting: SettingName;
  changes: readonly PlannedChange[];
  busy: boolean;
  failure: string | null;
  onBack: () => void;
  onSave: (confirmed: readonly string[]) => void;
}) {
  const text = useText();
  const intl = useIntl();
  const valueText = useValueText();
  const [missing, setMissing] = useState(false);
  const gated = [...new Set(props.changes.flatMap(({ to_confirm }) => to_confirm))];
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const confirmed = new FormData(event.currentTarget).getAll('confirmed').map(String);
    setMissing(confirmed.length < gated.length);
    if (confirmed.length === gated.length) props.onSave(confirmed);
  };
  return (
    <form className={styles.form} noValidate onSubmit={save}>
      <p>{text('content.house.preview_what')}</p>
      <ul className={styles.list}>
        {props.changes.map((change) => (
          <li key={change.site} className={styles.change}>
            <p className={styles.quiet}>{change.host}</p>
            <p className={styles.value}>
              {text('content.house.before_after', {
                before: valueText(props.setting, change.before),
                after: valueText(props.setting, change.after),
              })}
            </p>
          </li>
        ))}
      </ul>
      {gated.map((country) => (
        <div key={country} className={styles.part}>
          <p className={styles.warning}>{text(`content.gate.${country.toLowerCase()}`)}</p>
          <CheckField
            name="confirmed"
            value={country}
            label={text('content.gate.read', {
              country: intl.formatDisplayName(country, { type: 'region' }) ?? country,
            })}
            error={missing ? text('kit.field.required') : undefined}
          />
        </div>
      ))}
      {props.failure === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {props.failure}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button type="submit" loading={props.busy}>
          {text('content.house.save')}
        </Button>
        <Button variant="subtle" onClick={props.onBack}>
          {text('content.house.back')}
        </Button>
      </div>
    </form>
  );
}
