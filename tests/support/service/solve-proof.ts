import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { proofHeader } from '#contract/kit/operation.ts';
import type { Problem } from '#contract/kit/problem.ts';

/** Solves the challenge of a refusal, and returns the headers for the next try. */
export async function solveProof({ params }: Problem): Promise<Record<string, string>> {
  const challenge = JSON.parse(Buffer.from(String(params.challenge), 'base64url').toString('utf8'));
  const solution = await solveChallenge({ challenge, deriveKey });
  return { [proofHeader]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url') };
}
