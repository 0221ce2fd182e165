import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ConsolePaymentFacts } from '#contract/credits/console-payment.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { Panel } from '#web/ui/panel.tsx';
import { toast } from '#web/ui/toast.ts';
import { decideRefundMutation } from '../data/decide-refund.ts';
import { useMoneyText } from '../money-text.ts';
import styles from './console.module.css';

/** A refund of a direct debit that waits for a second operator (SEPA-8). */
export function RefundDecision({ proposal }: { proposal: NonNullable<ConsolePaymentFacts['proposal']> }) {
  const text = useText();
  const money = useMoneyText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...decideRefundMutation(),
    async onSuccess({ approved }) {
      toast({
        tone: 'success',
        text: text(approved ? 'credits.refund.requested' : 'credits.refund.dropped'),
      });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
  });
  const { id, own, amount, credits, reason } = proposal;
  const decide = (approved: boolean) => mutate({ proposal: id, approved });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('credits.refund.waits_title')}</h2>
      <p>{text('credits.refund.proposed', { amount: money(amount), credits })}</p>
      <p className={styles.quiet}>{reason}</p>
      <p className={styles.quiet}>{text(own ? 'credits.refund.waits_own' : 'credits.refund.waits_what')}</p>
      <div className={styles.buttons}>
        {own ? null : (
          <Button loading={isPending} onClick={() => decide(true)}>
            {text('credits.refund.approve')}
          </Button>
        )}
        <Button variant="default" disabled={isPending} onClick={() => decide(false)}>
          {text(own ? 'credits.refund.take_back' : 'credits.refund.decline')}
        </Button>
      </div>
    </Panel>
  );
}
