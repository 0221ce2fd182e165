import { Button, Loader } from '@mantine/core';
import { IconCircleCheck, IconClockX, IconDownload, IconFileZip } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type ExportState, exportFilePath } from '#contract/accounts/get-export.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { IconPanel } from '#web/ui/layout/icon-mark.tsx';
import styles from './export-progress.module.css';
import type { OwnExport } from './use-export.ts';

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
