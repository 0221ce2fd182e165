import type { Outgoing } from './outbox.ts';

/** The refusal of a spend that only waiting credits could pay (CRED-14). */
export const startRequired = 'start_consent_required';

/** Holds a message of which this device knows that it needs the start, without asking the server. */
export const heldForStart = { code: startRequired, detail: '' } as const;

/**
 * The message is held until its sender agrees to the start of the waiting credits. It is not shown as failed.
 */
export const isHeldForStart = ({ failed }: Outgoing): boolean => failed?.code === startRequired;
