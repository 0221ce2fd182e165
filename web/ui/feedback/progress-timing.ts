/** SHELL-6, in milliseconds: nothing shows before `throttle`, the bar runs `duration`, and fades `hide` after the end. */
export const progressTiming = { throttle: 200, duration: 5000, hide: 500 };

export type ProgressPhase = 'off' | 'running' | 'done';

/** The bar's phases over time; the component only draws them. Timers are the environment's. */
export function createProgress(show: (phase: ProgressPhase) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let phase: ProgressPhase = 'off';
  const go = (next: ProgressPhase) => {
    phase = next;
    show(next);
  };
  return {
    /** Loading began. */
    start() {
      clearTimeout(timer);
      if (phase === 'running') return;
      timer = setTimeout(() => go('running'), progressTiming.throttle);
    },
    /** Loading ended: a bar that never showed stays away. */
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
