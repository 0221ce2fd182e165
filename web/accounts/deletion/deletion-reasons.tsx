import { Button } from '@mantine/core';
import { IconArrowBackUp, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { getDeletionOffers } from '#contract/accounts/get-deletion-offers.ts';
import { type DeletionReason, deletionReasons, undoDays } from '#contract/accounts/request-deletion.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { IconTile } from '#web/ui/layout/icon-mark.tsx';
import { PageHead } from '#web/ui/layout/page.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { ChoiceTiles } from '../shared/choice-tiles.tsx';
import { useUser } from '../user.ts';
import styles from './deletion-reasons.module.css';
import { StayOffers } from './stay-offers.tsx';

const steps = [
  { Icon: IconEyeOff, title: 'accounts.leave.now_title', body: 'accounts.leave.now' },
  { Icon: IconArrowBackUp, title: 'accounts.leave.undo_title', body: 'accounts.leave.undo' },
  { Icon: IconTrash, title: 'accounts.leave.then_title', body: 'accounts.leave.then' },
] as const;

/** The effects of a deletion in their order (ACC-13). */
function DeletionSteps() {
  const text = useText();
  return (
    <ol className={styles.steps}>
      {steps.map(({ Icon, title, body }) => (
        <li key={title}>
          <IconTile>
            <Icon size={22} stroke={1.75} aria-hidden />
          </IconTile>
          <span>
            <span className={styles.name}>{text(title, { days: undoDays })}</span>
            <span className={styles.hint}>{text(body)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

export const deletionOffersQuery = () => queryFor(getDeletionOffers, {});

/**
 * The credits left in the wallet, their worth, and a link to have them refunded first (CON-16). Renders
 * nothing for an empty wallet.
 */
function DeletionBalance({ offers }: { offers: AnswerOf<typeof getDeletionOffers> }) {
  const text = useText();
  const intl = useIntl();
  const money = useFormatMoney();
  const { credits, refundable } = offers;
  if (credits === 0) return null;
  const bought = refundable.credits > 0;
  return (
    <Panel className={styles.balance ?? ''}>
      <h2>{text('accounts.leave.balance', { credits })}</h2>
      <p>
        {bought
          ? text('accounts.leave.balance_paid', {
              credits: refundable.credits,
              amount: intl.formatList(refundable.paid.map(money)),
            })
          : text('accounts.leave.balance_given')}
      </p>
      {bought ? <Link to="/withdraw">{text('accounts.leave.refund')}</Link> : null}
    </Panel>
  );
}

const labels = {
  found_someone: 'accounts.leave.reason.found_someone',
  too_many_mails: 'accounts.leave.reason.too_many_mails',
  too_expensive: 'accounts.leave.reason.too_expensive',
  privacy: 'accounts.leave.reason.privacy',
  not_what_i_expected: 'accounts.leave.reason.not_what_i_expected',
  break: 'accounts.leave.reason.break',
  other: 'accounts.leave.reason.other',
} as const;

type OwnReason = keyof typeof labels;

const isOwn = (reason: DeletionReason): reason is OwnReason => reason in labels;

/**
 * Explains the deletion, the remaining balance, the reasons and the alternatives. Staying and leaving look
 * alike, and nothing is asked twice (MEET-11).
 */
export function DeletionReasons(props: {
  reason: DeletionReason | null;
  onReason: (reason: DeletionReason) => void;
  onSure: () => void;
}) {
  const text = useText();
  // A suspended or banned member gets none of the offers (DSA-6).
  const isOut = useUser()?.restriction === 'restricted';
  const { data: offers, error, refetch } = useQuery(deletionOffersQuery());
  const choices = deletionReasons.filter(isOwn).map((value) => ({ value, label: text(labels[value]) }));
  const choose = (value: string) => {
    const chosen = deletionReasons.find((known) => known === value);
    if (chosen !== undefined) props.onReason(chosen);
  };
  return (
    <>
      <PageHead title={text('accounts.leave.title')} lead={text('accounts.leave.lead')} />
      <div className={styles.sections}>
        <DeletionSteps />
        {offers === undefined ? null : <DeletionBalance offers={offers} />}
        <ChoiceTiles
          name="reason"
          label={text('accounts.leave.reason')}
          value={props.reason ?? ''}
          choices={choices}
          error={undefined}
          onChange={choose}
        />
        {offers === undefined ? (
          error === null ? (
            <TextSkeleton lines={4} />
          ) : (
            <ErrorState error={error} retry={() => void refetch()} />
          )
        ) : isOut ? null : (
          <StayOffers offers={offers} />
        )}
        <div className={styles.ways}>
          <ButtonLink to={isOut ? '/restricted' : '/settings/account'} variant="default" size="lg">
            {text('accounts.leave.stay')}
          </ButtonLink>
          <Button variant="default" size="lg" onClick={props.onSure}>
            {text('accounts.leave.go')}
          </Button>
        </div>
      </div>
    </>
  );
}
