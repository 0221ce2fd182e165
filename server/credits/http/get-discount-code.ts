import { getDiscountCode } from '#contract/credits/get-discount-code.ts';
import { handler } from '#server/platform/http/handler.ts';
import { newcomerCode } from '../actions/newcomer-code.ts';
import { storedCode } from '../actions/stored-code.ts';

export const getDiscountCodeHandler = handler(getDiscountCode, async (call, platform) => {
  const { member, site, country, input } = call;
  const code = input.welcome === 'true' ? 'WELCOME25' : input.code?.trim().toUpperCase();
  if (!code) return call.refuse('invalid_input', {}, [{ field: 'code', code: 'required', params: {} }]);
  const who = { member, site, country };
  return (
    (await newcomerCode(platform, who, code)) ??
    (await storedCode(platform, who, code)) ??
    call.refuse('discount_code_not_found')
  );
});
