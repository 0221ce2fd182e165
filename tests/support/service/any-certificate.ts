import { atEnd } from './at-end.ts';

/** Turns certificate checks off for this test file, which uses https only with a stand-in. */
export function believeAnyCertificate(): void {
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  atEnd(async () => {
    if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before;
  });
}
