import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Domain } from '#contract/kit/domains.ts';
import { fieldErrors } from '#contract/kit/field-errors.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useFailureText } from '../feedback/failure-text.ts';
import { useFieldText } from './field-text.ts';

export interface CallFormParts<Sent, Answer> {
  /** Domain whose texts describe field errors, if it has its own. */
  readonly domain: Domain;
  /** The operation's input schema: the form checks it before the call, as the server does. */
  readonly schema: z.ZodMiniType<Sent>;
  readonly mutation: UseMutationOptions<Answer, Error, Sent>;
  /** Names of the fields to send; other fields stay in the browser. */
  readonly fields: readonly string[];
  /** Additional values to send. */
  readonly extra?: Readonly<Record<string, string>>;
  /** Converts the field texts to the input, if they are not the input itself. */
  prepare?(typed: Readonly<Record<string, string>>): unknown;
  onDone(answer: Answer, sent: Sent): void;
}

export type CallForm = Pick<ReturnType<typeof useCallForm<unknown, unknown>>, 'errorOf' | 'typed'>;

const typedIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * A form with native fields, so that it always sees what a password manager filled in. It validates, sends
 * once, and shows errors at the fields. The first invalid field gets the focus.
 */
export function useCallForm<Sent, Answer>(parts: CallFormParts<Sent, Answer>) {
  const { domain, schema, mutation, fields, extra, prepare, onDone } = parts;
  const fieldText = useFieldText(domain);
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map());

  const show = (found: ReadonlyMap<string, string>) => {
    setFaults(found);
    const first = fields.find((name) => found.has(name));
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  };

  const { mutate, isPending, error } = useMutation({
    ...mutation,
    onSuccess: (answer, sent) => onDone(answer, sent),
    onError(problem) {
      if (problem instanceof ApiProblem)
        show(new Map(problem.errors.map(({ field, detail }) => [field, detail])));
    },
  });
  const isAtField = error instanceof ApiProblem && error.errors.some(({ field }) => fields.includes(field));

  return {
    busy: isPending,
    error,
    failure: error === null || isPending || isAtField ? null : failureText(error),
    errorOf: (name: string) => faults.get(name),
    /** Clears the error of a field when the person types in it. */
    typed(name: string) {
      if (faults.has(name)) setFaults(new Map([...faults].filter(([field]) => field !== name)));
    },
    formProps: {
      ref: form,
      method: 'post',
      noValidate: true,
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        if (isPending) return;
        const data = new FormData(event.currentTarget);
        const values = { ...extra, ...Object.fromEntries(fields.map((name) => [name, typedIn(data, name)])) };
        const checked = z.safeParse(schema, prepare ? prepare(values) : values);
        if (!checked.success)
          show(new Map(fieldErrors(checked.error).map((fault) => [fault.field, fieldText(fault)])));
        else {
          setFaults(new Map());
          mutate(checked.data);
        }
      },
    },
  };
}
