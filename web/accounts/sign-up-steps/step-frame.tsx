import { Alert, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useHydrated } from '#web/platform/browser/use-browser-value.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useIsSlow } from '#web/ui/feedback/use-slow.ts';
import styles from './step-frame.module.css';
import { StepProgress } from './step-progress.tsx';

/** Moves the focus to the title of a new screen, and scrolls to its top. */
function useScreenFocus(screen: number) {
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(screen);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    title.current?.focus({ preventScroll: true });
    (form.current?.closest('dialog') ?? window).scrollTo({ top: 0 });
  }, [screen]);
  return { form, title };
}

/**
 * The frame around the fields of a screen: progress, question, and the buttons forward and back. On a phone the
 * buttons stay at the bottom, above the keyboard.
 */
export function StepFrame(props: {
  screen: number;
  step: number;
  steps: number;
  title: string;
  lead: string;
  isLast: boolean;
  busy: boolean;
  failure: string | null;
  /** The heading level: h1 on the page, h3 in the dialog. */
  heading: 'h1' | 'h3';
  onNext: () => boolean;
  /** Null on the first screen. */
  onBack: (() => void) | null;
  children: ReactNode;
}) {
  const text = useText();
  const { screen, step, steps, busy, failure, onNext, onBack, heading: Heading } = props;
  const { form, title } = useScreenFocus(screen);
  const slow = useIsSlow(busy);
  const hydrated = useHydrated();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || onNext()) return;
    // Waits until the errors are rendered.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] input')?.focus(),
    );
  };

  return (
    <form ref={form} method="post" className={styles.frame} onSubmit={submit} noValidate>
      <StepProgress step={step} steps={steps} />
      <div>
        <Heading ref={title} className={styles.title} tabIndex={-1}>
          {props.title}
        </Heading>
        <p className={styles.lead} data-last={props.isLast}>
          {props.lead}
        </p>
      </div>
      <div key={screen} className={styles.fields}>
        {props.children}
      </div>
      {failure === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
      <div className={styles.buttons}>
        <Button
          type={hydrated ? 'submit' : 'button'}
          size="lg"
          loading={busy}
          // Prevents the blur of a field, whose error could move the button away under the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {text(props.isLast ? 'accounts.sign_up.send' : 'accounts.sign_up.next')}
        </Button>
        {onBack === null ? null : (
          <Button
            variant="subtle"
            size="lg"
            disabled={busy}
            leftSection={<IconArrowLeft size={18} aria-hidden />}
            onClick={onBack}
          >
            {text('accounts.sign_up.back')}
          </Button>
        )}
      </div>
      <p className={styles.slow} role="status">
        {slow ? text('kit.slow') : null}
      </p>
    </form>
  );
}
