import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { releaseBrake } from '#contract/safety/release-brake.ts';
import type { Brake } from '#contract/safety/reporter-trust.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { reportsQuery } from './reports.query.ts';
import styles from './waiting-reports.module.css';

/** The notice that a site hides nobody automatically, with the button that releases the brake (SAFE-8). */
export function BrakeNotice({ brake: { site, host, since, hidden } }: { brake: Brake }) {
  const text = useText();
  const intl = useIntl();
  const failure = useFailureText();
  const queries = useQueryClient();
  const release = useMutation({
    ...mutationFor(releaseBrake, { idempotent: true }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: reportsQuery().queryKey });
      toast({ tone: 'success', text: text('safety.brake.released', { host }) });
    },
    onError: (problem) => toast({ tone: 'danger', text: failure(problem) }),
  });
  const date = intl.formatDate(since, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return (
    <Alert
      color="red"
      variant="light"
      role="status"
      className={styles.notice}
      title={text('safety.brake.title', { host })}
    >
      <p className={styles.brake}>{text('safety.brake.what', { date, hidden })}</p>
      <Button
        variant="default"
        loading={release.isPending}
        aria-label={text('safety.brake.release_of', { host })}
        onClick={() => release.mutate({ site })}
      >
        {text('safety.brake.release')}
      </Button>
    </Alert>
  );
}
