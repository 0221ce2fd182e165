import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type SettingGroup, settingGroups } from '#contract/content/house/setting-kind.ts';
import styles from '#web/operators/console-house.module.css';
import { ConsoleHouseNav } from '#web/operators/console-house-nav.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { settingsQuery, sitesQuery } from './house-queries.ts';
import { SettingRow } from './setting-row.tsx';

const wantedSite = (search: URLSearchParams): number | null => {
  const site = search.get('site') ?? '';
  return /^[1-9]\d{0,4}$/.test(site) ? Number(site) : null;
};

export const loader = operatorLoader(async ({ queryClient, url }) => {
  const { sites } = await queryClient.fetchQuery(sitesQuery());
  const site = wantedSite(url.searchParams) ?? sites[0]?.site;
  if (site !== undefined) await queryClient.prefetchQuery(settingsQuery(site));
});

const groups: readonly SettingGroup[] = ['sign_up', 'place', 'visitors', 'money', 'safety', 'contact'];

function Settings({ site, onlyOwn }: { site: number; onlyOwn: boolean }) {
  const text = useText();
  const { data, error, refetch } = useQuery(settingsQuery(site));
  if (data === undefined)
    return error === null ? (
      <TextSkeleton lines={12} />
    ) : (
      <ErrorState error={error} retry={() => void refetch()} />
    );
  const shown = data.settings.filter(({ own }) => !onlyOwn || own !== null);
  if (shown.length === 0) return <p>{text('content.house.nothing_own')}</p>;
  return (
    <div className={styles.part}>
      {groups.map((group) => {
        const rows = shown.filter(({ name }) => name in settingGroups[group]);
        return rows.length === 0 ? null : (
          <Panel key={group} className={styles.part}>
            <h2 className={styles.heading}>{text(`content.house.group.${group}`)}</h2>
            <ul className={styles.list}>
              {rows.map((setting) => (
                <SettingRow key={setting.name} setting={setting} of={data} />
              ))}
            </ul>
          </Panel>
        );
      })}
    </div>
  );
}

/** Every setting of a site in words, with its default, its history and a preview of each change (SAFE-6). */
export default function SettingsConsolePage() {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const [onlyOwn, setOnlyOwn] = useState(false);
  const { data } = useQuery(sitesQuery());
  const site = wantedSite(search) ?? data?.sites[0]?.site;
  return (
    <Page>
      <PageTitle title={text('sites.house.settings')} />
      <PageHead title={text('sites.house.settings')} lead={text('content.house.settings_lead')} />
      <ConsoleHouseNav />
      <div className={styles.part}>
        <div className={styles.two}>
          <NativeSelect
            label={text('content.house.site')}
            value={String(site ?? '')}
            onChange={({ currentTarget }) => setSearch({ site: currentTarget.value })}
            data={(data?.sites ?? []).map((one) => ({ value: String(one.site), label: one.host }))}
          />
          <CheckField
            className={styles.check}
            checked={onlyOwn}
            onChange={({ currentTarget }) => setOnlyOwn(currentTarget.checked)}
            label={text('content.house.only_own')}
          />
        </div>
        {site === undefined ? null : <Settings key={site} site={site} onlyOwn={onlyOwn} />}
      </div>
    </Page>
  );
}
