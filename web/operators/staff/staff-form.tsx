import { Alert, Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { Role } from '#contract/operators/roles.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { RoleChoice, rolesIn } from './role-choice.tsx';
import styles from './staff-form.module.css';

interface Sent {
  readonly email: string;
  readonly roles: Role[];
}

/** Roles, and for an invitation the address, with their errors. Stays as it is until the call succeeds. */
export function StaffForm(props: {
  /** The operator whose roles change; absent: an invitation. */
  email?: string;
  chosen: readonly Role[];
  label: string;
  done: string;
  send: (sent: Sent) => Promise<unknown>;
  onDone?: () => void;
}) {
  const text = useText();
  const failure = useFailureText();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: props.send,
    async onSuccess() {
      toast({ tone: 'success', text: props.done });
      form.current?.reset();
      props.onDone?.();
      await queries.invalidateQueries();
    },
  });
  const emailError = error instanceof ApiProblem ? error.fieldError('email') : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const roles = rolesIn(data);
    setMissing(roles.length === 0);
    if (roles.length > 0) mutate({ email: props.email ?? String(data.get('email') ?? ''), roles });
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {props.email === undefined ? (
        <TextInput
          label={text('operators.email')}
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          error={emailError}
        />
      ) : null}
      <RoleChoice
        chosen={props.chosen}
        error={isMissing ? text('operators.staff.roles_needed') : undefined}
      />
      {error === null || isPending || emailError !== undefined ? null : (
        <Alert color="red" variant="light" role="alert">
          {failure(error)}
        </Alert>
      )}
      <Button type="submit" loading={isPending} className={styles.send}>
        {props.label}
      </Button>
    </form>
  );
}
