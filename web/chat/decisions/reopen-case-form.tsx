import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { longestFacts } from '#contract/safety/decision.ts';
import { reopenCase } from '#contract/safety/reopen-case.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor } from '#web/platform/query/query-for.ts';
import styles from './decision-form.module.css';
import { useDecided } from './use-decided.ts';

/** Opens a decided case again, with reasons, for a further measure (SAFE-5). */
export function ReopenCaseForm({ report }: { report: number }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [reasons, setReasons] = useState('');
  const [isSent, setSent] = useState(false);
  const { mutate, isPending } = useMutation({
    ...mutationFor(reopenCase, { idempotent: true }),
    ...useDecided(true),
  });
  const said = reasons.trim();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (said !== '') mutate({ report, reasons: said });
  };
  if (!isOpen)
    return (
      <Button variant="default" onClick={() => setOpen(true)}>
        {text('safety.case.reopen')}
      </Button>
    );
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <p className={styles.quiet}>{text('safety.case.reopen_what')}</p>
      <Textarea
        label={text('safety.case.reasons')}
        value={reasons}
        maxLength={longestFacts}
        autosize
        minRows={2}
        maxRows={8}
        error={isSent && said === '' ? text('kit.field.required') : null}
        onChange={(event) => setReasons(event.currentTarget.value)}
      />
      <Button type="submit" loading={isPending}>
        {text('safety.case.reopen')}
      </Button>
    </form>
  );
}
