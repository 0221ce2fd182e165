/** Page of one payment at the pretend bank. */
export const sandboxCheckoutPath = (id: string): string => `/sandbox/checkout/${id}`;

/** Page of a card or account that it keeps. */
export const sandboxMandatePath = (id: string): string => `/sandbox/mandate/${id}`;

/** Everything it has. */
export const sandboxListPath = '/sandbox';
