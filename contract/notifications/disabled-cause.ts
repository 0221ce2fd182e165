import * as z from 'zod/mini';

/** Why mail to an address is suppressed (NOTIF-2). */
export const disabledCause = z.enum(['fbl', 'bounce', 'list-unsubscribe']);
