import { daySeconds, hourSeconds } from '#contract/kit/durations.ts';
import { formatTag } from '#contract/kit/format-tag.ts';
import type { Id } from '#contract/kit/id.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { storedLimiter } from '#server/platform/limits/stored-limiter.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addMinutes, addSeconds } from '#server/platform/time.ts';
import { siteById } from '#server/sites/door.ts';
import { checkDebitLimits } from '../collection/check-debit-limits.ts';
import { type MandateParts, mandateText } from '../mandates/mandate-text.ts';
import { debitAfterNotice } from '../orders/debit-date.ts';
import { moneyText } from '../orders/money-text.ts';
import { agreedTerms } from '../packages/agreed-terms.ts';
import { codeMinutes, newCode, newMandateReference, resendSeconds } from './debit-code.ts';
import {
  allowResend,
  lockDebitCode,
  readCode,
  type StoredDebitCode,
  storeDebitCode,
} from './debit-codes.sql.ts';
import { boundText, capOf, type DebitOrder, ibanHashOf, mandatePartsOf } from './debit-order.ts';
import { maskedIban } from './parse-iban.ts';

const table = 'debit_limits';
/** Enough for typing errors, but not for flooding a phone or guessing codes. */
const ofMember = { table, kind: 'codes-of-member', points: 10, seconds: hourSeconds };
const ofPhone = { table, kind: 'codes-to-phone', points: 10, seconds: daySeconds };

/**
 * Counts one more code before it is sent. Over the limit it throws `too_many_requests` with the seconds to
 * wait.
 */
async function enforceDebitCodeLimit(platform: Platform, member: Id, phone: string): Promise<void> {
  const keyOf = (subject: string) => platform.keys.mac('credits/limited', subject).toString('base64url');
  const counted = [
    await storedLimiter(platform, ofMember).take(keyOf(`member ${member}`)),
    await storedLimiter(platform, ofPhone).take(keyOf(`phone ${phone}`)),
  ];
  const seconds = Math.max(...counted.map(({ wait }) => wait));
  if (seconds > 0) throw new Refusal('too_many_requests', { seconds });
}

/** A code was sent, together with the text that it will sign. */
export interface SentDebitCode {
  readonly text: string;
  readonly parts: MandateParts;
  readonly code: StoredDebitCode;
  readonly debitAt: Date;
}

/**
 * Checks everything about a direct debit and sends the code that confirms it (CRED-6). A repeated request
 * with the same input before the wait is over sends nothing and answers the same. Another input, or a request
 * after the wait, replaces the code with a new one (AUTH-13).
 */
export async function requestDebitCode(platform: Platform, order: DebitOrder): Promise<SentDebitCode> {
  const { provider, wanted } = await agreedTerms(platform, order);
  const digits = newCode();
  const waiting = await readCode(platform.db, order.member);
  if (!waiting || !isWaitingFor(platform, order, waiting))
    await enforceDebitCodeLimit(platform, order.member, order.phone);
  const { code, isNew } = await makeCode(platform, order, digits);
  const parts = await mandatePartsOf(platform, order.site, provider.name, {
    reference: code.mandateReference,
    cap: capOf(order.site),
  });
  failpoint('debit/coded');
  const amount = moneyText(wanted.price, formatTag(order.language, order.country));
  if (isNew) await sendCode(platform, order, code, digits, amount);
  const text = mandateText(platform.texts, order.language, parts);
  return { text, parts, code, debitAt: debitAfterNotice(platform.clock.now()) };
}

/** The code belongs to exactly this input and has not expired. */
const isFor = ({ keys, clock }: Platform, order: DebitOrder, code: StoredDebitCode): boolean =>
  code.expiresAt > clock.now() && keys.isMac('credits/debit-code', boundText(order), code.bound);

/** The code was sent a moment ago. */
const isWaitingFor = (platform: Platform, order: DebitOrder, code: StoredDebitCode): boolean =>
  code.resendAt > platform.clock.now() && isFor(platform, order, code);

interface Made {
  readonly code: StoredDebitCode;
  /** The code has not been sent to anyone yet. */
  readonly isNew: boolean;
}

async function makeCode(platform: Platform, order: DebitOrder, digits: string): Promise<Made> {
  const { clock, keys } = platform;
  const now = clock.now();
  const { member, site, device } = order;
  const text = boundText(order);
  return platform.transact(async ({ db }) => {
    const ibanHash = ibanHashOf(platform, order.iban);
    // Locks the member's debits: of two simultaneous requests the second finds the code of the first.
    await checkDebitLimits(db, { member, site, ibanHash, device, more: order.seenPrice.amount, now });
    const earlier = await lockDebitCode(db, member);
    if (earlier && isWaitingFor(platform, order, earlier)) return { code: earlier, isNew: false };
    const isSame = earlier && isFor(platform, order, earlier);
    const mandateReference = isSame ? earlier.mandateReference : newMandateReference();
    const code: StoredDebitCode = {
      member,
      bound: keys.mac('credits/debit-code', text),
      codeHash: keys.mac('credits/debit-code', codeText(text, mandateReference, digits)),
      mandateReference,
      madeAt: now,
      expiresAt: addMinutes(now, codeMinutes),
      resendAt: addSeconds(now, resendSeconds),
      tries: 0,
    };
    await storeDebitCode(db, code);
    return { code, isNew: true };
  });
}

/** The text from which a code's hash is computed. */
export const codeText = (bound: string, mandateReference: string, digits: string): string =>
  JSON.stringify([bound, mandateReference, digits]);

async function sendCode(
  platform: Platform,
  { phone: to, iban, site, language }: DebitOrder,
  code: StoredDebitCode,
  digits: string,
  amount: string,
): Promise<void> {
  const { sms, texts, log, db, clock } = platform;
  const values = { name: siteById(site).settings.mail_name, code: digits, amount, iban: maskedIban(iban) };
  try {
    if (!sms) throw new Error('no gateway for text messages is configured');
    await sms.send({ to, text: texts.format(language, 'payments.direct_debit.sms', values) });
  } catch (error) {
    log.error({ err: error }, 'failed to send a code by text message');
    await allowResend(db, code, clock.now());
    throw new Refusal('sms_unavailable');
  }
}
