import { cleanUpAtEnd } from './clean-up.ts';

/** Turns certificate checks off for this test file, which uses https only with a stand-in. */
export function trustAnyCertificate(): void {
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  cleanUpAtEnd(async () => {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
  });
}
