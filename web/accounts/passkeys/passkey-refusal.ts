/** The browser's own word for a question that was closed, or answered by nothing. */
export const isNotChosen = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);

/** The authenticator has one for this account already. */
export const isMadeBefore = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError';
