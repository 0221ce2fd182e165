/** Page of the pretend bank. */
export const sandboxCheckoutPath = (id: string): string => `/sandbox/checkout/${id}`;
