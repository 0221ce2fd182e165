import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Keys } from '../keys/keys.ts';
import type { Counter } from './counter.ts';
import { networksOf } from './networks.ts';
import type { Charge, Payer } from './payer.ts';

/** Seconds in which a challenge has to be solved and sent. */
const validSeconds = 300;

/** Seconds for which a used solution is remembered; longer than a challenge is valid. */
export const rememberedSeconds = 2 * validSeconds;

/** Iterations of PBKDF2 per try. A solution takes 256 tries on average: less than a second on a laptop. */
const easiest = 1000;
/** The effort doubles with each level, up to this level. */
const hardestLevel = 4;

const algorithm = 'PBKDF2/SHA-256';

/** Longest header that is read. */
const maximumLength = 4000;

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      data: z.object({ scope: z.string(), until: z.int() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

const parse = (proof: string): z.output<typeof solved> | null => {
  if (proof.length > maximumLength) return null;
  try {
    return z.safeParse(solved, JSON.parse(Buffer.from(proof, 'base64url').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
};

export interface Proofs {
  /** Returns a new challenge as text. `level` 0 is the easiest. */
  challenge(charge: Charge, payer: Payer, level: number): Promise<string>;
  /** Whether the proof solves a challenge of this charge and network. A proof is accepted once. */
  accept(charge: Charge, payer: Payer, proof: string): Promise<boolean>;
}

/**
 * Proofs of work by ALTCHA. A challenge is signed, bound to one operation, site and network, and valid for
 * five minutes. The server stores nothing until a solution is used.
 */
export function makeProofs({ keys, clock }: { keys: Keys; clock: Clock }, used: Counter): Proofs {
  const secret = keys.mac('platform/proof', 'signature').toString('base64url');
  const scopeOf = ({ name }: Charge, { ip, site }: Payer): string => {
    const [widest] = networksOf(ip);
    return keys.mac('platform/proof', `scope ${name} ${site} ${widest?.key}`).toString('base64url');
  };
  return {
    async challenge(charge, payer, level) {
      const made = await createChallenge({
        algorithm,
        cost: easiest * 2 ** Math.min(level, hardestLevel),
        deriveKey,
        data: { scope: scopeOf(charge, payer), until: clock.now().getTime() + validSeconds * 1000 },
        hmacSignatureSecret: secret,
      });
      return Buffer.from(JSON.stringify(made)).toString('base64url');
    },
    async accept(charge, payer, proof) {
      const given = parse(proof);
      if (given === null) return false;
      const { scope, until } = given.challenge.parameters.data;
      if (scope !== scopeOf(charge, payer) || until < clock.now().getTime()) return false;
      const { verified } = await verifySolution({ ...given, deriveKey, hmacSignatureSecret: secret });
      if (!verified) return false;
      const { wait } = await used.take(given.challenge.signature);
      return wait === 0;
    },
  };
}
