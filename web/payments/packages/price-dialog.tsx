import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { AnswerOf, InputOf } from '#contract/kit/operation.ts';
import { addPrice } from '#contract/payments/console/add-price.ts';
import type { previewPrice } from '#contract/payments/console/preview-price.ts';
import { useFormatMoney } from '#web/ledger/money-text.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { PackageCards } from './package-cards.tsx';

/** A price that is not announced yet, with the packages as buyers would see them. */
export interface PricePreview extends AnswerOf<typeof previewPrice> {
  readonly price: InputOf<typeof previewPrice>;
}

const addPriceMutation = () => mutationFor(addPrice);

/** The card as buyers will see it, with the lowest price of 30 days, before the price is announced (CON-11). */
export function PriceDialog({ preview, onClose }: { preview: PricePreview; onClose: () => void }) {
  const text = useText();
  const intl = useIntl();
  const money = useFormatMoney();
  const failure = useFailureText();
  const queries = useQueryClient();
  const { price, before, packages } = preview;
  const after = packages.find(({ id }) => id === price.package);
  const { mutate, isPending, error } = useMutation({
    ...addPriceMutation(),
    async onSuccess() {
      toast({ tone: 'success', text: text('payments.prices.announced') });
      onClose();
      await queries.invalidateQueries();
    },
  });
  if (!after) return null;
  return (
    <Dialog title={text('payments.prices.preview')} stays={isPending} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.amount}>
          {text('payments.prices.before_after', {
            before: money(before.price),
            after: money(after.price),
          })}
        </p>
        <p>
          {price.from === null
            ? text('payments.prices.from_now')
            : text('payments.prices.from_date', {
                date: intl.formatDate(preview.from, { dateStyle: 'full', timeStyle: 'short' }),
              })}
        </p>
        <PackageCards packages={[after]} discount={null} target={null} />
        <p className={styles.quiet}>
          {text('payments.prices.lowest', { money: money(before.lowest_price) })}
        </p>
        <p className={styles.quiet}>{text('payments.prices.orders_keep')}</p>
        {error === null || isPending ? null : (
          <Alert color="red" variant="light" role="alert">
            {failure(error)}
          </Alert>
        )}
        <div className={styles.buttons}>
          <Button loading={isPending} onClick={() => mutate({ ...price, seen: before.price.amount })}>
            {text('payments.prices.save')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {text('kit.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
