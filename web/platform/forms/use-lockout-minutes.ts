import { useEffect, useState } from 'react';
import { ApiProblem } from '../api/api-problem.ts';

const secondsOf = (error: unknown): number | null => {
  if (!(error instanceof ApiProblem) || error.code !== 'login_locked') return null;
  const { seconds, minutes } = error.params;
  return Number(seconds ?? Number(minutes) * 60);
};

/**
 * Remaining minutes of a lockout, rounded up (ACC-9), counted down while the page is open; 0 when it is over.
 * Null for another error or none.
 */
export function useLockoutMinutes(error: unknown): number | null {
  const seconds = secondsOf(error);
  const [waited, setWaited] = useState({ error, seconds: 0 });
  useEffect(() => {
    if (seconds === null) return;
    const began = Date.now();
    const count = () => setWaited({ error, seconds: (Date.now() - began) / 1000 });
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [error, seconds]);
  if (seconds === null) return null;
  const passed = waited.error === error ? waited.seconds : 0;
  return Math.max(0, Math.ceil((seconds - passed) / 60));
}
