import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLoaderData } from 'react-router';
import { RichText, useText } from '#web/platform/intl/use-text.tsx';
import { pageLoader } from '#web/platform/visit/page-loader.ts';
import { NoScriptNotice } from '#web/sites/no-script-notice.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useSettings } from '#web/sites/settings.ts';
import { Illustration } from '#web/ui/brand/illustration.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { FormCard } from '#web/ui/forms/form-card.tsx';
import { getWithdrawalQuery } from './get-withdrawal.query.ts';
import styles from './withdraw.module.css';
import { WithdrawConfirm } from './withdraw-confirm.tsx';
import { type Declaration, WithdrawForm } from './withdraw-form.tsx';

/** The same text for every order and address, known or unknown (AUTH-4). The receipt contains the details. */
function WithdrawDone({ receivedAt, isMember }: { receivedAt: string; isMember: boolean }) {
  const text = useText();
  const intl = useIntl();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const moment = intl.formatDate(receivedAt, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <div className={styles.done}>
      <Illustration picture="sent" />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {text('payments.withdraw.done_title')}
      </h1>
      <p>{text('payments.withdraw.done_body', { moment })}</p>
      <p className={styles.quiet}>
        <RichText
          id="payments.withdraw.done_nothing"
          values={{ a: (parts) => <a href="/pages/service">{parts}</a> }}
        />
      </p>
      {isMember ? (
        <ButtonLink to="/transactions" size="lg" fullWidth>
          {text('payments.withdraw.done_orders')}
        </ButtonLink>
      ) : (
        <ButtonLink to="/" size="lg" fullWidth variant="default">
          {text('payments.withdraw.done_home')}
        </ButtonLink>
      )}
    </div>
  );
}

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
      <NoScriptNotice />
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
