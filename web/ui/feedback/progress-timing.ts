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
