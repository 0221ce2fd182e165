import { useQuery } from '@tanstack/react-query';
import { looserCapDays } from '#contract/payments/get-spending-cap.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { CheckList } from '#web/ui/layout/check-points.tsx';
import { spendingCapQuery } from './spending-cap/get-spending-cap.query.ts';
import { PendingSpendingCap } from './spending-cap/pending-spending-cap.tsx';
import { SpendingCapForm } from './spending-cap/spending-cap-form.tsx';
import { SpendingCapUsed } from './spending-cap/spending-cap-used.tsx';

const points = ['payments.cap.lower', 'payments.cap.higher', 'payments.cap.open'] as const;

/** The member's own limit on spending for credits in 30 days (CRED-12). */
export function SpendingCapSettings() {
  const text = useText();
  const { data, error, refetch } = useQuery(spendingCapQuery());
  return (
    <SettingsSection
      title={text('payments.cap.title')}
      lead={text('payments.cap.lead')}
      anchor="spending-cap"
    >
      {data ? (
        <>
          <SpendingCapUsed of={data} />
          <PendingSpendingCap of={data} />
          <SpendingCapForm key={data.currency} of={data} />
        </>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={3} />
      )}
      <CheckList points={points.map((point) => text(point, { days: looserCapDays }))} />
    </SettingsSection>
  );
}
