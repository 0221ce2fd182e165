import type { FieldError } from '#contract/kit/field-errors.ts';
import { saveDirectDebit } from '#contract/payments/save-direct-debit.ts';
import { type Call, handler } from '#server/platform/http/handler.ts';
import type { Platform } from '#server/platform/platform.ts';
import { paymentCountryOf } from '#server/sites/door.ts';
import { debitDevice } from '../mandates/debit-devices.sql.ts';
import { debitDay } from '../orders/debit-date.ts';
import { paymentView } from '../orders/payment-view.ts';
import { checkDebitCode, confirmDebit } from './confirm-debit.ts';
import type { DebitOrder } from './debit-order.ts';
import { maskedIban, parseIban } from './parse-iban.ts';
import { maskedPhone, parsePhone } from './parse-phone.ts';
import { requestDebitCode } from './request-debit-code.ts';

export const saveDirectDebitHandler = handler(saveDirectDebit, async (call, platform) => {
  const order = { ...orderOf(call), device: debitDevice(platform.keys, call.cookies) };
  const { otp, only_check: isCheck } = call.input;
  if (otp !== undefined && isCheck) {
    const earlier = await checkDebitCode(platform, order, otp);
    return earlier ? paymentView(earlier) : { code_valid: true as const };
  }
  if (otp !== undefined) return paymentView(await confirmDebit(platform, order, otp));
  return codeSent(platform, order);
});

async function codeSent(platform: Platform, order: DebitOrder) {
  const { text, parts, code, debitAt } = await requestDebitCode(platform, order);
  const now = platform.clock.now().getTime();
  const secondsUntil = (at: Date): number => Math.max(0, Math.ceil((at.getTime() - now) / 1000));
  return {
    otp_sent: true as const,
    mandate_text: text,
    mandate_reference: code.mandateReference,
    creditor: parts.creditor,
    masked_iban: maskedIban(order.iban),
    masked_phone: maskedPhone(order.phone),
    amount: order.seenPrice,
    debit_date: debitDay(debitAt),
    resend_after: secondsUntil(code.resendAt),
    expires_in: secondsUntil(code.expiresAt),
  };
}

function orderOf(call: Call<typeof saveDirectDebit>): Omit<DebitOrder, 'device'> {
  const { input } = call;
  const country = paymentCountryOf(call);
  const account = parseIban(input.iban);
  const phone = parsePhone(input.phone, country);
  const errors: FieldError[] = [
    ...(account.fault === null ? [] : [{ field: 'iban', code: account.fault, params: {} }]),
    ...(phone === null ? [{ field: 'phone', code: 'phone_invalid', params: {} }] : []),
  ];
  if (account.iban === null || phone === null) return call.refuse('invalid_input', {}, errors);
  return {
    member: call.member,
    site: call.site,
    package: input.package,
    method: 'directdebit',
    country,
    ipCountry: call.ipCountry,
    clientId: input.client_id,
    seenPrice: input.price,
    discountCode: input.discount_code?.trim().toUpperCase() || null,
    startNow: input.start_now ?? false,
    language: call.language,
    holder: input.account_holder,
    iban: account.iban,
    street: input.street,
    houseNumber: input.house_number,
    zip: input.zip,
    city: input.city,
    phone,
    ip: call.ip,
  };
}
