import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/** A passkey (WebAuthn credential) as its owner sees it. The id is the authenticator's own. */
export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});
