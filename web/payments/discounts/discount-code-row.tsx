import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MadeCode } from '#contract/payments/console/list-codes.ts';
import { stopCode } from '#contract/payments/console/stop-code.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { MemberLink } from '#web/operators/member-link.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

const stopCodeMutation = () => mutationFor(stopCode);

function Stop({ code }: { code: string }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useMutation({
    ...stopCodeMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('payments.codes.stopped', { code }) });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
    onSettled: close,
  });
  return (
    <>
      <Button
        variant="default"
        aria-label={text('payments.codes.stop_that', { code })}
        onClick={() => setAsking(true)}
      >
        {text('payments.codes.stop')}
      </Button>
      {asking ? (
        <Dialog title={text('payments.codes.stop_that', { code })} noCross onClose={close}>
          <p>{text('payments.codes.stop_what')}</p>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="subtle" onClick={close}>
              {text('kit.cancel')}
            </Button>
            <Button loading={isPending} onClick={() => mutate({ code })}>
              {text('payments.codes.stop')}
            </Button>
          </Group>
        </Dialog>
      ) : null}
    </>
  );
}

/** One discount code: its value, its conditions, and how often it was used. */
export function DiscountCodeRow({ code }: { code: MadeCode }) {
  const text = useText();
  const money = useFormatMoney();
  const intl = useIntl();
  const { minimum_order_value: least, currency, expires, payment_methods: methods } = code;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{code.code}</p>
        <p className={styles.facts}>
          <span>{text('payments.codes.percentage', { percentage: code.value_percentage })}</span>
          <span>{text(`payments.codes.validity_${code.validity === 'once' ? 'once' : 'each'}`)}</span>
          {code.member === null ? null : <MemberLink member={code.member} />}
          {code.country === null ? null : (
            <span>{intl.formatDisplayName(code.country, { type: 'region' }) ?? code.country}</span>
          )}
          {currency === null ? null : (
            <span>
              {least === null
                ? currency
                : text('payments.codes.from', { money: money({ amount: least, currency }) })}
            </span>
          )}
          {methods.length === 0 ? null : (
            <span>{intl.formatList(methods.map((method) => text(`payments.method.${method}`)))}</span>
          )}
          {expires === null ? null : (
            <time dateTime={expires}>
              {text(code.expired ? 'payments.codes.ended' : 'payments.codes.until', {
                date: intl.formatDate(expires, { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </time>
          )}
          <span>{text('payments.codes.uses', { uses: code.uses, held: code.held })}</span>
        </p>
      </div>
      <div className={styles.end}>
        {code.expired ? <Pill>{text('payments.codes.over')}</Pill> : <Stop code={code.code} />}
      </div>
    </li>
  );
}
