import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** Returns the server's text of a refusal, or the general text for any other error (SHELL-17). */
export function useFailureText(): (error: unknown) => string {
  const text = useText();
  return (error) =>
    error instanceof ApiProblem && error.status >= 400 && error.status < 500 && error.detail !== ''
      ? error.detail
      : text('shell.error.general');
}
