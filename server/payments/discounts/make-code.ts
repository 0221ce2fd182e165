import { makeCode } from '#contract/payments/console/make-code.ts';
import { recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites } from '#server/sites/door.ts';
import { insertCode, readCode, siteOfMember } from './made-codes.sql.ts';
import { isNewcomerCode } from './newcomer-discounts.ts';

/** Whether any site sells in this country. */
const isServed = (country: string): boolean =>
  allSites().some(({ settings }) => settings.countries.includes(country));

export const makeCodeHandler = handler(makeCode, async (call, platform) => {
  const { operator, input } = call;
  const { code, member } = input;
  const now = platform.clock.now();
  const refuse = (field: keyof typeof input, name: string): never =>
    call.refuse('invalid_input', {}, [{ field, code: name, params: {} }]);
  const expires = input.expires === null ? null : new Date(input.expires);
  if (expires !== null && expires <= now) refuse('expires', 'in_the_past');
  if (input.country !== null && !isServed(input.country)) refuse('country', 'invalid_country');
  // Newcomer discounts have reserved names.
  if (isNewcomerCode(code)) refuse('code', 'code_taken');
  return platform.transact(async (unit) => {
    const site = member === null ? null : await siteOfMember(unit.db, member);
    if (member !== null && site === null) refuse('member', 'member_unknown');
    if (!(await insertCode(unit.db, { ...input, site, expires, now }))) refuse('code', 'code_taken');
    await recordAction(unit, {
      operator,
      action: 'credits/make-code',
      ...(member === null ? {} : { member }),
      details: { code, percentage: input.value_percentage },
      at: now,
    });
    const made = await readCode(unit.db, code, now);
    if (!made) throw new Error(`discount code ${code} is missing right after it was stored`);
    return made;
  });
});
