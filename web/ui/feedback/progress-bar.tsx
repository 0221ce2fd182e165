import { useEffect, useState } from 'react';
import styles from './progress-bar.module.css';
import { createProgress, type ProgressPhase, progressTiming } from './progress-timing.ts';

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
