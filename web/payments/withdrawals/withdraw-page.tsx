import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { getWithdrawalQuery } from './get-withdrawal.query.ts';
import { WithdrawConfirm } from './withdraw-confirm.tsx';
import { WithdrawDone } from './withdraw-done.tsx';
import { type Declaration, WithdrawForm } from './withdraw-form.tsx';

export const loader = pageLoader(async ({ queryClient, user, url }) => {
  await queryClient.ensureQueryData(getWithdrawalQuery());
  return { name: user?.profile.name ?? '', order: url.searchParams.get('order') ?? '' };
});

/**
 * Withdrawal from a purchase, open to everybody without login: name and order, then one button (CON-4,
 * CON-5).
 */
export default function WithdrawPage() {
  const text = useText();
  const given = useLoaderData<typeof loader>();
  const { refund_days: days } = useSettings();
  const { data } = useQuery(getWithdrawalQuery());
  const [email, orders] = [data?.email ?? null, data?.orders ?? []];
  const [declared, setDeclared] = useState<Declaration | null>(null);
  const [isSure, setSure] = useState(false);
  const [receivedAt, setReceivedAt] = useState<string | null>(null);
  const known = declared ?? { name: given.name, order: given.order, email: email ?? '' };
  return (
    <FormCard>
      <PageTitle
        title={text('payments.withdraw.title')}
        description={text('payments.withdraw.lead', { days })}
      />
      {receivedAt !== null ? (
        <WithdrawDone receivedAt={receivedAt} isMember={email !== null} />
      ) : declared !== null && isSure ? (
        <WithdrawConfirm
          declared={declared}
          order={orders.find(({ order }) => String(order) === declared.order) ?? null}
          onBack={() => setSure(false)}
          onDone={setReceivedAt}
        />
      ) : (
        <WithdrawForm
          known={known}
          isMember={email !== null}
          orders={orders}
          onDone={(next) => {
            setDeclared(next);
            setSure(true);
          }}
        />
      )}
    </FormCard>
  );
}
