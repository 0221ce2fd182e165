import { Link } from 'react-router';
import type { CodeFigures, CodeState as State } from '#contract/payments/console/code-figures.ts';
import styles from '#web/operators/console.module.css';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Pill } from '#web/ui/feedback/pill.tsx';
import { StopCode } from './stop-code.tsx';

const tones: Readonly<Record<State, 'success' | 'warning' | 'quiet'>> = {
  active: 'success',
  waiting: 'warning',
  stopped: 'quiet',
  ended: 'quiet',
  used_up: 'quiet',
};

/** The state of a code in words, and the next step: stop an active code, or approve a waiting one. */
export function CodeState({ code: { code, state } }: { code: CodeFigures }) {
  const text = useText();
  return (
    <div className={styles.end}>
      <Pill tone={tones[state]}>{text(`payments.codes.state_${state}`)}</Pill>
      {state === 'active' ? <StopCode code={code} /> : null}
      {state === 'waiting' ? (
        <Link to="/console/approvals" className={styles.back}>
          {text('operators.approvals')}
        </Link>
      ) : null}
    </div>
  );
}
