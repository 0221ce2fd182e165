import { Alert, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { fieldErrors } from '#contract/kit/field-errors.ts';
import { makeCode } from '#contract/payments/console/make-code.ts';
import styles from '#web/operators/console.module.css';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { useFieldText } from '#web/ui/forms/field-text.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { readDiscountCodeForm } from './discount-code-draft.ts';
import { type DiscountCodeField, DiscountCodeFields } from './discount-code-fields.tsx';

const makeCodeMutation = () => mutationFor(makeCode);

const reported = { reportInput: true };

/** Form for a new discount code. Each error is shown at its field. */
export function DiscountCodeForm() {
  const text = useText();
  const fieldText = useFieldText('payments');
  const failure = useFailureText();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());
  const show = (found: ReadonlyMap<string, string>) => {
    setFaults(found);
    const field = form.current?.querySelector(`[name="${[...found.keys()][0]?.split('.')[0]}"]`);
    if (field instanceof HTMLElement) field.focus();
  };
  const { mutate, isPending, error } = useMutation({
    ...makeCodeMutation(),
    async onSuccess({ code }) {
      const done =
        code === null ? text('payments.codes.waits') : text('payments.codes.made', { code: code.code });
      toast({ tone: 'success', text: done });
      form.current?.reset();
      await queries.invalidateQueries();
    },
    onError(problem) {
      if (problem instanceof ApiProblem)
        show(new Map(problem.errors.map(({ field, detail }) => [field, detail])));
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = makeCode.input.safeParse(
      readDiscountCodeForm(new FormData(event.currentTarget)),
      reported,
    );
    if (!checked.success)
      return show(new Map(fieldErrors(checked.error).map((fault) => [fault.field, fieldText(fault)])));
    setFaults(new Map());
    mutate(checked.data);
  };
  const field = (name: DiscountCodeField) => ({
    name,
    error: faults.get(name),
    autoComplete: 'off',
  });
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('payments.codes.new')}</h2>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        <DiscountCodeFields field={field} />
        {error !== null && !isPending && faults.size === 0 ? (
          <Alert color="red" variant="light" role="alert">
            {failure(error)}
          </Alert>
        ) : null}
        <div className={styles.buttons}>
          <Button type="submit" loading={isPending}>
            {text('payments.codes.make')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
