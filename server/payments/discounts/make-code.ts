import { makeCode } from '#contract/payments/console/make-code.ts';
import { askApproval, recordAction } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites } from '#server/sites/door.ts';
import { readCode, siteOfMember } from './made-codes.sql.ts';
import { isNewcomerCode } from './newcomer-discounts.ts';
import { isCampaign, storeMadeCode } from './store-made-code.ts';

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
    if (member !== null && (await siteOfMember(unit.db, member)) === null) refuse('member', 'member_unknown');
    const details = { code, percentage: input.value_percentage };
    if (isCampaign(input)) {
      if ((await readCode(unit.db, code, now)) !== null) refuse('code', 'code_taken');
      const asked = { kind: 'code', payload: input, member, operator, now } as const;
      const subject = await askApproval(unit, asked);
      await recordAction(unit, { operator, action: 'credits/ask-code', subject, details, at: now });
      return { waits: true, code: null };
    }
    const made = await storeMadeCode(unit, input, { madeBy: operator, approvedBy: null, now });
    if (made === null) return refuse('code', 'code_taken');
    await recordAction(unit, {
      ...{ operator, action: 'credits/make-code', details, at: now },
      ...(member === null ? {} : { member }),
    });
    return { waits: false, code: made };
  });
});
