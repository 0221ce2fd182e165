import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { exportModerationFigures } from '#contract/safety/transparency/export-moderation-figures.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { saveAsFile } from '#web/operators/save-as-file.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { FigureTables } from '../figure-table.tsx';
import { type Chosen, chosenIn, figuresQuery, useChosen } from './chosen-figures.ts';
import { FiguresFilter } from './figures-filter.tsx';
import { OutsideEvent } from './outside-event-form.tsx';
import { PublishPanel } from './publish-panel.tsx';
import styles from './transparency.module.css';

export const loader = operatorLoader(async ({ queryClient, url }) => {
  await queryClient.prefetchQuery(figuresQuery(chosenIn(url.searchParams, new Date())));
});

const exportModerationFiguresMutation = () => mutationFor(exportModerationFigures);

function Export({ chosen: { report, period, host } }: { chosen: Chosen }) {
  const text = useText();
  const failure = useFailureText();
  const { mutate, isPending } = useMutation({
    ...exportModerationFiguresMutation(),
    onSuccess({ csv }) {
      saveAsFile(`${report}-${host ?? 'all'}-${period}.csv`, 'text/csv;charset=utf-8', csv);
      toast({ tone: 'success', text: text('safety.figures.exported') });
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => mutate({ report, period, ...(host !== null && { host }) })}
    >
      {text('safety.figures.export')}
    </Button>
  );
}

/** The transparency report of a site and period, and the monthly report to the card acquirer (SAFE-7, GATE-4). */
export default function TransparencyConsolePage() {
  const text = useText();
  const { chosen, choose, now } = useChosen();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...figuresQuery(chosen),
    placeholderData: keepPreviousData,
  });
  return (
    <Page>
      <PageTitle title={text('operators.transparency')} />
      <PageHead
        title={text('operators.transparency')}
        lead={text(chosen.report === 'acquirer' ? 'safety.figures.acquirer_lead' : 'safety.figures.lead')}
        aside={<Export chosen={chosen} />}
      />
      <FiguresFilter chosen={chosen} hosts={data?.hosts ?? []} now={now} onChoose={choose} />
      {data === undefined && error !== null ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <TextSkeleton lines={8} /> : null}
      {data === undefined ? null : (
        <div aria-busy={isPlaceholderData}>
          <FigureTables figures={data.figures} />
          {chosen.report === 'acquirer' ? null : (
            <>
              <PublishPanel period={chosen.period} answer={data} />
              <div className={styles.panel}>
                <p className={styles.quiet}>{text('safety.figures.privacy')}</p>
                <div className={styles.buttons}>
                  <OutsideEvent hosts={data.hosts} />
                </div>
              </div>
            </>
          )}
        </div>
      )}
    </Page>
  );
}
