import { useEffect, useState } from 'react';
import styles from './progress-bar.module.css';

/**
 * SHELL-6, in milliseconds: the bar appears after `throttle`, runs for `duration`, and hides `hide` after the
 * end.
 */
export const progressTiming = { throttle: 200, duration: 5000, hide: 500 };

export type ProgressPhase = 'off' | 'running' | 'done';

/** The phases of the bar over time; the component only draws them. Uses the global timers. */
export function createProgress(show: (phase: ProgressPhase) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let phase: ProgressPhase = 'off';
  const go = (next: ProgressPhase) => {
    phase = next;
    show(next);
  };
  return {
    /** Loading has started. */
    start() {
      clearTimeout(timer);
      if (phase === 'running') return;
      timer = setTimeout(() => go('running'), progressTiming.throttle);
    },
    /** Loading has ended. A bar that was not yet shown stays hidden. */
    finish() {
      clearTimeout(timer);
      if (phase === 'off') return;
      if (phase === 'running') go('done');
      timer = setTimeout(() => go('off'), progressTiming.hide);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

/** The thin bar at the top while a page loads (SHELL-6). */
export function ProgressBar({ loading, label }: { loading: boolean; label: string }) {
  const [phase, setPhase] = useState<ProgressPhase>('off');
  const [progress] = useState(() => createProgress(setPhase));
  useEffect(() => {
    if (loading) progress.start();
    else progress.finish();
  }, [loading, progress]);
  useEffect(() => () => progress.stop(), [progress]);
  if (phase === 'off') return null;
  return (
    // The bar is outside every landmark; the status role makes it part of the page for screen readers.
    <div role="status">
      <div className={styles.track} role="progressbar" aria-label={label}>
        <div
          className={`${styles.bar} ${styles[phase]}`}
          style={{ animationDuration: `${progressTiming.duration}ms` }}
        />
      </div>
    </div>
  );
}
