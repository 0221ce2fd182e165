import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { SettingValue } from '#contract/content/house/setting.ts';
import { type SettingKind, settingKind } from '#contract/content/house/setting-kind.ts';
import type { SettingName } from '#contract/sites/site-settings.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { useAllCountries } from './use-all-countries.ts';
import { linesOf, useEntryText } from './value-text.ts';

interface FieldProps {
  readonly setting: SettingName;
  readonly value: SettingValue;
  readonly error: string | undefined;
}

/** Check boxes for the entries of a list. */
function Entries({ setting, value, error, among }: FieldProps & { among: readonly string[] }) {
  const text = useText();
  const entryText = useEntryText();
  const chosen = new Set(Array.isArray(value) ? value : []);
  const all = [...among, ...[...chosen].filter((entry) => !among.includes(entry))];
  return (
    <fieldset className={styles.checks}>
      <legend>{text('content.house.new_value')}</legend>
      {all.map((entry) => (
        <CheckField
          key={entry}
          className={styles.check}
          name="value"
          value={entry}
          defaultChecked={chosen.has(entry)}
          label={entryText(setting, entry)}
        />
      ))}
      {error === undefined ? null : (
        <p role="alert" className={styles.warning}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Countries(props: FieldProps & { offered: readonly string[] }) {
  const text = useText();
  const countries = useAllCountries();
  const shown = new Set([...props.offered, ...(Array.isArray(props.value) ? props.value : [])]);
  return (
    <>
      <Entries {...props} among={countries.map(({ value }) => value).filter((one) => shown.has(one))} />
      <NativeSelect
        label={text('content.house.one_more_country')}
        name="value"
        defaultValue=""
        data={[
          { value: '', label: text('content.house.no_more_country') },
          ...countries.filter(({ value }) => !shown.has(value)),
        ]}
      />
    </>
  );
}

/** The field for the value of a setting, by its kind. */
export function SettingField(props: FieldProps & { offered: readonly string[] }) {
  const text = useText();
  const entryText = useEntryText();
  const countries = useAllCountries();
  const { setting, value, error } = props;
  const kind = settingKind(setting);
  const shared = { label: text('content.house.new_value'), name: 'value', error, autoComplete: 'off' };
  switch (kind.is) {
    case 'switch':
      return (
        <NativeSelect
          {...shared}
          defaultValue={String(value)}
          data={[
            { value: 'yes', label: text('content.house.on') },
            { value: 'no', label: text('content.house.off') },
          ]}
        />
      );
    case 'choice':
      return (
        <NativeSelect
          {...shared}
          defaultValue={String(value)}
          data={kind.among.map((entry) => ({ value: entry, label: entryText(setting, entry) }))}
        />
      );
    case 'country':
      return <NativeSelect {...shared} defaultValue={String(value)} data={[...countries]} />;
    case 'number':
      return (
        <TextInput
          {...shared}
          inputMode="decimal"
          maxLength={12}
          defaultValue={String(kind.cents ? Number(value) / 100 : value)}
          description={text('content.house.bounds', {
            min: kind.cents ? kind.min / 100 : kind.min,
            max: kind.cents ? kind.max / 100 : kind.max,
          })}
        />
      );
    case 'text':
      return <TextInput {...shared} maxLength={2000} spellCheck={false} defaultValue={String(value)} />;
    case 'list':
      return <Entries {...props} among={kind.among} />;
    case 'countries':
      return <Countries {...props} />;
    case 'providers':
      return (
        <Textarea
          {...shared}
          rows={4}
          spellCheck={false}
          defaultValue={linesOf(value).join('\n')}
          description={text('content.house.providers_how')}
        />
      );
  }
}

const providersOf = (typed: string): Record<string, string[]> =>
  Object.fromEntries(
    typed
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [method = '', by = ''] = line.split(':');
        return [
          method.trim(),
          by
            .split(',')
            .map((one) => one.trim())
            .filter((one) => one !== ''),
        ];
      }),
  );

const numberOf = (typed: string, kind: Extract<SettingKind, { is: 'number' }>): SettingValue => {
  const plain = typed.trim().replace(',', '.');
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return typed;
  return kind.cents ? Math.round(Number(plain) * 100) : Number(plain);
};

/** Reads the value of a setting from its form. The service decides whether it is valid. */
export function readSettingField(setting: SettingName, form: FormData): SettingValue {
  const kind = settingKind(setting);
  const all = form.getAll('value').map(String);
  if (kind.is === 'list' || kind.is === 'countries') return all.filter((entry) => entry !== '');
  const typed = all[0] ?? '';
  if (kind.is === 'providers') return providersOf(typed);
  return kind.is === 'number' ? numberOf(typed, kind) : typed.trim();
}
