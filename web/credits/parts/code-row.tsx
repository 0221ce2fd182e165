import { Button, Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MadeCode } from '#contract/credits/made-code.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useFailureText } from '#web/ui/failure-text.ts';
import { Pill } from '#web/ui/pill.tsx';
import { toast } from '#web/ui/toast.ts';
import { stopCodeMutation } from '../data/stop-code.ts';
import { useMoneyText } from '../money-text.ts';
import styles from './console.module.css';

function Stop({ code }: { code: string }) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { mutate, isPending } = useMutation({
    ...stopCodeMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('credits.codes.stopped', { code }) });
      await queries.invalidateQueries();
    },
    onError: (error) => toast({ tone: 'danger', text: failure(error) }),
    onSettled: close,
  });
  return (
    <>
      <Button
        variant="default"
        aria-label={text('credits.codes.stop_that', { code })}
        onClick={() => setAsking(true)}
      >
        {text('credits.codes.stop')}
      </Button>
      {asking ? (
        <Dialog title={text('credits.codes.stop_that', { code })} noCross onClose={close}>
          <p>{text('credits.codes.stop_what')}</p>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="subtle" onClick={close}>
              {text('kit.cancel')}
            </Button>
            <Button loading={isPending} onClick={() => mutate({ code })}>
              {text('credits.codes.stop')}
            </Button>
          </Group>
        </Dialog>
      ) : null}
    </>
  );
}

/** One discount code: what it gives, for whom, and how often it was used. */
export function CodeRow({ code }: { code: MadeCode }) {
  const text = useText();
  const money = useMoneyText();
  const intl = useIntl();
  const { minimum_order_value: least, currency, expires, payment_methods: methods } = code;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{code.code}</p>
        <p className={styles.facts}>
          <span>{text('credits.codes.percentage', { percentage: code.value_percentage })}</span>
          <span>{text(`credits.codes.validity_${code.validity === 'once' ? 'once' : 'each'}`)}</span>
          {code.member === null ? null : (
            <span>{text('credits.desk.member', { member: String(code.member) })}</span>
          )}
          {code.country === null ? null : (
            <span>{intl.formatDisplayName(code.country, { type: 'region' }) ?? code.country}</span>
          )}
          {currency === null ? null : (
            <span>
              {least === null
                ? currency
                : text('credits.codes.from', { money: money({ amount: least, currency }) })}
            </span>
          )}
          {methods.length === 0 ? null : (
            <span>{intl.formatList(methods.map((method) => text(`credits.method.${method}`)))}</span>
          )}
          {expires === null ? null : (
            <time dateTime={expires}>
              {text(code.expired ? 'credits.codes.ended' : 'credits.codes.until', {
                date: intl.formatDate(expires, { dateStyle: 'medium', timeStyle: 'short' }),
              })}
            </time>
          )}
          <span>{text('credits.codes.uses', { uses: code.uses, held: code.held })}</span>
        </p>
      </div>
      <div className={styles.end}>
        {code.expired ? <Pill>{text('credits.codes.over')}</Pill> : <Stop code={code.code} />}
      </div>
    </li>
  );
}
