import { createHash, randomInt } from 'node:crypto';

/** Without I, L, O and U, so that a code survives being read aloud or copied by hand. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits in four groups: ABCD-EFGH-JKMN-PQRS. */
export const newInviteCode = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-');

/** The stored hash of a code, however it was typed: groups, case and look-alikes do not matter (ACC-3). */
export const inviteHash = (code: string): Buffer => {
  const plain = code.toUpperCase().replace(/[\s-]/gu, '').replace(/O/gu, '0').replace(/[IL]/gu, '1');
  return createHash('sha256').update(plain).digest();
};
