import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { flaggerKey } from './trusted-flagger.ts';

/**
 * The trusted flagger of a mailed key, for the notice form. The first call confirms the address. An unknown, ended or
 * replaced key is `flagger_unknown`.
 */
export const getFlagger = operation({
  name: 'safety/get-flagger',
  summary: 'Trusted flagger of a key',
  method: 'POST',
  path: '/api/flagger.php',
  caller: 'anyone',
  budget: {
    kind: 'costly',
    device: [{ calls: 30, seconds: 3600 }],
    network: [{ calls: 60, seconds: 3600 }],
  },
  input: z.strictObject({ key: flaggerKey }),
  answer: z.object({ name: z.string() }),
  errors: { flagger_unknown: 404 },
});
