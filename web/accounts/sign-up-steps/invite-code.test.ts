import { expect, test } from 'vitest';
import { clearInviteCode, inviteStore, storeInviteCode } from './invite-code.ts';

test('keeps a code for this tab until it is used or rejected [ACC-3b]', () => {
  storeInviteCode('  ABCD-EFGH ');
  expect(inviteStore.read()).toEqual({ code: 'ABCD-EFGH', refused: false });
  expect(Object.values({ ...window.sessionStorage })).toContain('ABCD-EFGH');
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('ABCD');
  clearInviteCode({ refused: true });
  expect(inviteStore.read()).toEqual({ code: '', refused: true });
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('ABCD');
});

test('cuts a code from the address to the maximum length [ACC-3b]', () => {
  storeInviteCode('x'.repeat(5000));
  expect(inviteStore.read().code).toHaveLength(60);
});
