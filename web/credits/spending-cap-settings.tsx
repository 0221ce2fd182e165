import { useQuery } from '@tanstack/react-query';
import { looserCapDays } from '#contract/credits/spending-cap.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CheckPoints } from '#web/ui/check-points.tsx';
import { SettingsSection } from '#web/ui/settings-section.tsx';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { spendingCapQuery } from './data/get-spending-cap.ts';
import { CapForm } from './parts/cap-form.tsx';
import { CapSpent } from './parts/cap-spent.tsx';
import { CapToCome } from './parts/cap-to-come.tsx';

const points = ['credits.cap.lower', 'credits.cap.higher', 'credits.cap.open'] as const;

/** What credits may cost in 30 days: a limit of the member's own (CRED-12). */
export function SpendingCapSettings() {
  const text = useText();
  const { data, error, refetch } = useQuery(spendingCapQuery());
  return (
    <SettingsSection title={text('credits.cap.title')} lead={text('credits.cap.lead')} anchor="spending-cap">
      {data ? (
        <>
          <CapSpent of={data} />
          <CapToCome of={data} />
          <CapForm key={data.currency} of={data} />
        </>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={3} />
      )}
      <CheckPoints points={points.map((point) => text(point, { days: looserCapDays }))} />
    </SettingsSection>
  );
}
