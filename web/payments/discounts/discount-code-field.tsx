import { Button, TextInput } from '@mantine/core';
import { IconDiscount } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import styles from './discount-code-field.module.css';
import type { DiscountCodeInput } from './use-discount-code.ts';

function Field({ code, disabled }: { code: DiscountCodeInput; disabled: boolean }) {
  const text = useText();
  const failure = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') input.current?.focus();
    else code.use(name.trim());
  };
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (code.error) input.current?.focus();
  }, [code.error]);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        className={styles.input ?? ''}
        label={text('payments.code.label')}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={code.error ? failure(code.error) : null}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        disabled={disabled}
      />
      <Button
        type="submit"
        variant="light"
        className={styles.use ?? ''}
        loading={code.busy}
        disabled={disabled}
      >
        {text('payments.code.use')}
      </Button>
    </form>
  );
}

/** Field for a discount code. A found code shows whether it applies here and can be removed (CRED-8). */
export function DiscountCodeField({ code, disabled }: { code: DiscountCodeInput; disabled: boolean }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { typed, problem } = code;
  if (typed) {
    return (
      <div className={styles.found}>
        <p role="status">
          <span className={styles.name}>
            <IconDiscount size={20} aria-hidden />
            {text('payments.code.found', { code: typed.code, percentage: typed.value_percentage })}
          </span>
          {problem ? <span className={styles.problem}>{text(`payments.error.${problem}`)}</span> : null}
        </p>
        <Button variant="subtle" disabled={disabled} onClick={code.remove}>
          {text('payments.code.remove')}
        </Button>
      </div>
    );
  }
  if (open) return <Field code={code} disabled={disabled} />;
  return (
    <Button variant="subtle" className={styles.open ?? ''} disabled={disabled} onClick={() => setOpen(true)}>
      {text('payments.code.open')}
    </Button>
  );
}
