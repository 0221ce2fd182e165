import { useIntl } from 'react-intl';
import type { SettingValue } from '#contract/content/house/setting.ts';
import { settingKind } from '#contract/content/house/setting-kind.ts';
import type { SettingName } from '#contract/sites/site-settings.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** Returns the name of one entry of a list setting. */
export function useEntryText(): (setting: SettingName, entry: string) => string {
  const text = useText();
  const intl = useIntl();
  return (setting, entry) => {
    const kind = settingKind(setting);
    if (kind.is === 'countries' || kind.is === 'country')
      return /^[A-Z]{2}$/.test(entry) ? (intl.formatDisplayName(entry, { type: 'region' }) ?? entry) : entry;
    if (kind.is === 'choice') return text(`content.house.choice.${setting}.${entry}`);
    if (setting === 'payment_methods' && `payments.method.${entry}` in intl.messages)
      return text(`payments.method.${entry}`);
    if (kind.is === 'list' && `content.house.field.${entry}` in intl.messages)
      return text(`content.house.field.${entry}`);
    return entry;
  };
}

/** The lines of a record of lists: `creditcard: flexpay, mollie`. */
export const linesOf = (value: SettingValue): string[] =>
  typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).map(([method, by]) => `${method}: ${by.join(', ')}`)
    : [];

/** Returns the words for the value of a setting. */
export function useValueText(): (setting: SettingName, value: SettingValue) => string {
  const text = useText();
  const intl = useIntl();
  const entryText = useEntryText();
  const list = (entries: readonly string[]) =>
    entries.length === 0 ? text('content.house.empty') : intl.formatList(entries, { type: 'unit' });
  const number = (setting: SettingName, value: number) => {
    const kind = settingKind(setting);
    return kind.is === 'number' && 'cents' in kind
      ? intl.formatNumber(value / 100, { style: 'currency', currency: 'EUR' })
      : intl.formatNumber(value);
  };
  const word = (setting: SettingName, value: string) => {
    if (settingKind(setting).is === 'switch')
      return text(value === 'yes' ? 'content.house.on' : 'content.house.off');
    return value === '' ? text('content.house.empty') : entryText(setting, value);
  };
  return (setting, value) => {
    if (typeof value === 'number') return number(setting, value);
    if (typeof value === 'string') return word(setting, value);
    return list(Array.isArray(value) ? value.map((entry) => entryText(setting, entry)) : linesOf(value));
  };
}
