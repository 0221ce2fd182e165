import { expect, test } from 'vitest';
import { forgetInvite, inviteStore, keepInvite } from './invite-code.ts';

test('[ACC-3] a code stays for this tab, as long as it is worth something', () => {
  keepInvite('  ABCD-EFGH ');
  expect(inviteStore.read()).toEqual({ code: 'ABCD-EFGH', refused: false });
  expect(Object.values({ ...window.sessionStorage })).toContain('ABCD-EFGH');
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('ABCD');
  forgetInvite({ refused: true });
  expect(inviteStore.read()).toEqual({ code: '', refused: true });
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('ABCD');
});

test('[ACC-3] whatever the address brings is cut to what a code can be', () => {
  keepInvite('x'.repeat(5000));
  expect(inviteStore.read().code).toHaveLength(60);
});
