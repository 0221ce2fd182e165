import { createHash, randomInt } from 'node:crypto';

/** Without I, L, O and U: what was read out or copied by hand is still the same code. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 random bits in four groups: ABCD-EFGH-JKMN-PQRS. */
export const newInviteCode = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join(''),
  ).join('-');

/** What is stored of a code, however it was typed: groups, case and look-alikes do not matter (ACC-3). */
export const inviteHash = (code: string): Buffer => {
  const plain = code.toUpperCase().replace(/[\s-]/gu, '').replace(/O/gu, '0').replace(/[IL]/gu, '1');
  return createHash('sha256').update(plain).digest();
};
