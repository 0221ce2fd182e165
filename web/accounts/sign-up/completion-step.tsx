import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import styles from '../sign-up-steps/step-frame.module.css';
import { StepProgress } from '../sign-up-steps/step-progress.tsx';

/** One optional part of the new profile. The same button continues with or without input (ACC-5). */
export function CompletionStep(props: {
  step: number;
  steps: number;
  title: string;
  lead: string;
  back: string;
  next: string;
  children: ReactNode;
}) {
  const text = useText();
  const { step, steps } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.frame}>
      <StepProgress step={step} steps={steps} />
      <div>
        <h1 ref={title} className={styles.title} tabIndex={-1}>
          {props.title}
        </h1>
        <p className={styles.lead}>{props.lead}</p>
      </div>
      <div className={styles.fields}>{props.children}</div>
      <div className={styles.buttons}>
        <ButtonLink to={props.next} size="lg">
          {text(step === steps - 1 ? 'accounts.complete.to_matches' : 'accounts.sign_up.next')}
        </ButtonLink>
        <ButtonLink
          to={props.back}
          variant="subtle"
          size="lg"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {text('accounts.sign_up.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
