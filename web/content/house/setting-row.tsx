import { Button } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SiteSetting } from '#contract/content/house/list-settings.ts';
import type { SettingValue } from '#contract/content/house/setting.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { SettingChangeDialog, type SettingSites } from './setting-change-dialog.tsx';
import { SettingHistoryDialog } from './setting-history-dialog.tsx';
import { useValueText } from './value-text.ts';

/** Null: nothing is open. A wanted value is proposed by the history; `null` in it means the default. */
type Open = { is: 'change'; proposed?: SettingValue | null } | { is: 'history' } | null;

/** One setting: its name, what it does, its value, and whether the site differs from the default. */
export function SettingRow({ setting, of }: { setting: SiteSetting; of: SettingSites }) {
  const text = useText();
  const intl = useIntl();
  const valueText = useValueText();
  const [open, setOpen] = useState<Open>(null);
  const { name, value, default_value, own, changed_at, changed_by } = setting;
  const title = text(`content.setting.${name}`);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>
          {title}
          {own === null ? null : <Pill tone="primary">{text('content.house.differs')}</Pill>}
        </p>
        <p className={styles.quiet}>{text(`content.setting.${name}_what`)}</p>
        <p className={styles.value}>{valueText(name, value)}</p>
        <p className={styles.facts}>
          {own === null ? null : (
            <span>{text('content.house.default_is', { value: valueText(name, default_value) })}</span>
          )}
          {changed_at === null ? null : (
            <span>
              {text('content.house.changed', {
                date: intl.formatDate(changed_at, { dateStyle: 'medium', timeStyle: 'short' }),
                who: changed_by ?? '',
              })}
            </span>
          )}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button
          variant="default"
          aria-label={text('content.house.change_that', { name: title })}
          onClick={() => setOpen({ is: 'change' })}
        >
          {text('content.house.change')}
        </Button>
        {changed_at === null ? null : (
          <Button
            variant="subtle"
            aria-label={text('content.house.history_of', { name: title })}
            onClick={() => setOpen({ is: 'history' })}
          >
            {text('content.house.history')}
          </Button>
        )}
      </div>
      {open?.is === 'change' ? (
        <SettingChangeDialog
          setting={setting}
          of={of}
          proposed={open.proposed}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open?.is === 'history' ? (
        <SettingHistoryDialog
          setting={setting}
          site={of.site}
          onTake={(proposed) => setOpen({ is: 'change', proposed })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </li>
  );
}
