/** The address for the bank's notifications. */
export const sandboxWebhookPath = '/api/webhook-sandbox.php';

/** The page of one payment at the sandbox bank. */
export const sandboxCheckoutPath = (id: string): string => `/sandbox/checkout/${id}`;

/** The page of a kept card or account. */
export const sandboxMandatePath = (id: string): string => `/sandbox/mandate/${id}`;

/** The list of everything in the bank's books. */
export const sandboxListPath = '/sandbox';
