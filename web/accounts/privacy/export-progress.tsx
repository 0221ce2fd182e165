import { Button, Loader } from '@mantine/core';
import { IconCircleCheck, IconClockX, IconDownload, IconFileZip } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { type ExportState, exportFilePath, getExport } from '#contract/accounts/get-export.ts';
import { day } from '#contract/kit/durations.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { IconPanel } from '#web/ui/layout/icon-mark.tsx';
import styles from './export-progress.module.css';

export const exportQuery = () => queryFor(getExport, {});

const soon = 3000;
export type OwnExport = ReturnType<typeof useExport>;

/** The time from which another export may be requested; null if it may be requested now. */
const nextAt = ({ state, requested_at }: ExportState): Date | null => {
  if (state === 'none' || requested_at === null) return null;
  const next = new Date(Date.parse(requested_at) + day);
  return next.getTime() > Date.now() ? next : null;
};

/** The member's export; polled while it is prepared and while it is downloaded. */
export function useExport() {
  const queries = useQueryClient();
  const [fetching, setFetching] = useState(false);
  const { data, error, refetch } = useQuery({
    ...exportQuery(),
    refetchInterval: ({ state: { data: now } }) =>
      now?.state === 'making' || (fetching && now?.state === 'ready') ? soon : false,
  });
  return {
    state: data,
    error,
    retry: () => void refetch(),
    mayAsk: data !== undefined && data.state !== 'making' && data.state !== 'ready' && nextAt(data) === null,
    nextAt: data === undefined ? null : nextAt(data),
    /** The browser is downloading the file. Only the server knows whether all of it arrived. */
    fetching,
    fetch: () => setFetching(true),
    begun(state: ExportState) {
      setFetching(false);
      queries.setQueryData(exportQuery().queryKey, state);
    },
  };
}

const moment = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;

function Step(props: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <IconPanel mark={props.icon} role="status">
      <div className={styles.words}>
        <p className={styles.title}>{props.title}</p>
        {props.children}
      </div>
    </IconPanel>
  );
}

/** The progress of the export: in preparation, ready, downloaded or expired. */
export function ExportProgress({ own, state }: { own: OwnExport; state: ExportState }) {
  const text = useText();
  const intl = useIntl();
  const at = (when: string | Date | null) => (when === null ? '' : intl.formatDate(when, moment));
  const next = own.nextAt && <p>{text('accounts.export.next', { moment: at(own.nextAt) })}</p>;
  switch (state.state) {
    case 'none':
      return null;
    case 'making':
      return (
        <Step icon={<Loader size={22} aria-hidden />} title={text('accounts.export.making')}>
          <p>{text('accounts.export.making_hint')}</p>
        </Step>
      );
    case 'ready':
      return (
        <Step
          icon={<IconFileZip size={22} stroke={1.75} aria-hidden />}
          title={text('accounts.export.ready')}
        >
          <p>{text('accounts.export.ready_hint', { moment: at(state.expires_at) })}</p>
          <Button
            component="a"
            href={exportFilePath}
            download
            className={styles.fetch ?? ''}
            leftSection={<IconDownload size={20} aria-hidden />}
            onClick={own.fetch}
          >
            {text('accounts.export.fetch')}
          </Button>
          {own.fetching ? <p>{text('accounts.export.fetching')}</p> : null}
        </Step>
      );
    case 'fetched':
      return (
        <Step
          icon={<IconCircleCheck size={22} stroke={1.75} aria-hidden />}
          title={text('accounts.export.fetched')}
        >
          <p>{text('accounts.export.fetched_hint')}</p>
          {next}
        </Step>
      );
    case 'expired':
      return (
        <Step
          icon={<IconClockX size={22} stroke={1.75} aria-hidden />}
          title={text('accounts.export.expired')}
        >
          <p>{text('accounts.export.expired_hint')}</p>
          {next}
        </Step>
      );
  }
}
