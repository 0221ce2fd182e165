import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { SiteSetting } from '#contract/content/house/list-settings.ts';
import type { SettingValue } from '#contract/content/house/setting.ts';
import styles from '#web/operators/console-house.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { settingChangePages } from './house-queries.ts';
import { useValueText } from './value-text.ts';

/** The changes of a setting with operator, moment and values, and a way back to each earlier value. */
export function SettingHistoryDialog(props: {
  setting: SiteSetting;
  site: number;
  onTake: (value: SettingValue | null) => void;
  onClose: () => void;
}) {
  const text = useText();
  const intl = useIntl();
  const valueText = useValueText();
  const { name } = props.setting;
  const query = useInfiniteQuery(settingChangePages(props.site, name));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const words = (value: SettingValue | null) =>
    value === null ? text('content.house.the_default') : valueText(name, value);
  const changes = data?.pages.flatMap(({ results }) => results) ?? [];
  return (
    <Dialog
      title={text('content.house.history_of', { name: text(`content.setting.${name}`) })}
      onClose={props.onClose}
    >
      <div className={styles.part}>
        {data === undefined && error !== null ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : null}
        {data === undefined && error === null ? <TextSkeleton lines={4} /> : null}
        <ul className={styles.list}>
          {changes.map((change) => (
            <li key={change.id} className={styles.change}>
              <p className={styles.facts}>
                {text('content.house.changed', {
                  date: intl.formatDate(change.at, { dateStyle: 'medium', timeStyle: 'short' }),
                  who: change.by,
                })}
              </p>
              <p className={styles.value}>
                {text('content.house.before_after', {
                  before: words(change.before),
                  after: words(change.after),
                })}
              </p>
              {change.confirmed.length === 0 ? null : (
                <p className={styles.quiet}>
                  {text('content.house.confirmed', {
                    countries: intl.formatList(
                      change.confirmed.map((one) => intl.formatDisplayName(one, { type: 'region' }) ?? one),
                    ),
                  })}
                </p>
              )}
              <div>
                <Button variant="light" size="sm" onClick={() => props.onTake(change.before)}>
                  {text('content.house.take', { value: words(change.before) })}
                </Button>
              </div>
            </li>
          ))}
        </ul>
        {hasNextPage ? (
          <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('content.house.more')}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}
