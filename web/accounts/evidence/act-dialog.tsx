import { Button } from '@mantine/core';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { useText } from '#web/platform/intl/use-text.tsx';
import { FormFooter } from '#web/ui/forms/form-end.tsx';
import { type CallForm, useCallForm } from '#web/ui/forms/use-call-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import styles from './evidence.module.css';

/** Props of a field with its error, for an input of the form. */
export const fieldOf = (form: CallForm, name: string) => ({
  name,
  error: form.errorOf(name),
  onChange: () => form.typed(name),
});

/** Texts of a form without the empty ones, for optional fields. */
export const filled = (typed: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value.trim() !== ''));

interface ActDialogProps<Sent, Answer> {
  readonly title: string;
  /** The consequences in plain words. */
  readonly lead: string;
  readonly send: string;
  /** Toast after the act; null for none. */
  readonly done: string | null;
  readonly schema: z.ZodMiniType<Sent>;
  readonly mutation: UseMutationOptions<Answer, Error, Sent>;
  readonly fields: readonly string[];
  prepare(typed: Readonly<Record<string, string>>): unknown;
  readonly children?: (form: CallForm) => ReactNode;
  onClose(): void;
  onDone?(): void;
}

/** A dialog that says what an act does, asks for its fields, and sends it once. */
export function ActDialog<Sent, Answer>(props: ActDialogProps<Sent, Answer>) {
  const text = useText();
  const queries = useQueryClient();
  const { schema, mutation, fields, prepare, onClose } = props;
  const form = useCallForm({
    domain: 'accounts',
    schema,
    mutation,
    fields,
    prepare,
    onDone: () => {
      onClose();
      if (props.done !== null) toast({ tone: 'success', text: props.done });
      props.onDone?.();
      void queries.invalidateQueries();
    },
  });
  return (
    <Dialog title={props.title} noCross stays={fields.length > 0 || form.busy} onClose={onClose}>
      <form className={styles.form} {...form.formProps}>
        <p>{props.lead}</p>
        {props.children?.(form)}
        <FormFooter failure={form.failure} busy={form.busy} label={props.send}>
          <Button variant="subtle" onClick={onClose}>
            {text('kit.cancel')}
          </Button>
        </FormFooter>
      </form>
    </Dialog>
  );
}
