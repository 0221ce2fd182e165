import { useEffect, useState } from 'react';
import styles from './progress-bar.module.css';
import { createProgress, type ProgressPhase, progressTiming } from './progress-timing.ts';

/** The thin line at the top while a page loads (SHELL-6). */
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
    // It stands above every landmark: as a status it belongs to the page all the same.
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
