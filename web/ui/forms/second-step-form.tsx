import { Button, TextInput } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { CodeInput } from './code-input.tsx';
import cardStyles from './form-card.module.css';
import { FormFooter } from './form-end.tsx';
import styles from './second-step-form.module.css';
import type { CallForm } from './use-call-form.ts';

/** Texts for a code of the app, and for a recovery code. */
interface CodeTexts {
  readonly lead: string;
  readonly label: string;
  /** Text of the button that switches to the other kind of code. */
  readonly other: string;
}

/** The second step of a login: a code of the app or a recovery code, in the field `code`. */
export function SecondStepForm(props: {
  form: CallForm & { readonly formProps: ComponentProps<'form'> };
  failure: string | null;
  busy: boolean;
  title: string;
  app: CodeTexts;
  recovery: CodeTexts;
  send: string;
  back: string;
  onBack: () => void;
}) {
  const { form } = props;
  const [recovery, setRecovery] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const kind = recovery ? 'recovery' : 'app';
  const words = props[kind];
  // Each kind of code has its own field.
  useEffect(
    () => frame.current?.querySelector<HTMLElement>(`form[data-code="${kind}"] input`)?.focus(),
    [kind],
  );
  const field = {
    name: 'code',
    label: words.label,
    error: form.errorOf('code'),
    onChange: () => form.typed('code'),
  };
  return (
    <div ref={frame} className={styles.frame}>
      <div>
        <h1 className={cardStyles.title}>{props.title}</h1>
        <p className={cardStyles.lead}>{words.lead}</p>
      </div>
      <form className={cardStyles.form} data-code={kind} {...form.formProps}>
        {recovery ? (
          <TextInput
            key="recovery"
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        ) : (
          <CodeInput key="app" {...field} />
        )}
        <FormFooter failure={props.failure} busy={props.busy} size="lg" label={props.send} />
      </form>
      <div className={styles.ways}>
        <Button variant="subtle" onClick={() => setRecovery(!recovery)}>
          {words.other}
        </Button>
        <Button variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={props.onBack}>
          {props.back}
        </Button>
      </div>
    </div>
  );
}
