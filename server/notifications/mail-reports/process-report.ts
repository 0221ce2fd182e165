import type { Keys } from '#server/platform/keys/keys.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { changeMailFrequency } from '../choices/change-mail-frequency.ts';
import { readMailToken, readUnsubscribeToken, type UnsubscribeToken } from '../suppressions/mail-token.ts';
import { suppressMail } from '../suppressions/suppress-mail.ts';
import { countSoftBounce, deleteSoftBounces, isNewReport } from './mail-reports.sql.ts';
import { type ReportKind, readReport } from './read-report.ts';

/** Number of consecutive soft bounces after which an address counts as dead (EML-6). */
export const softBounceLimit = 5;

const isBounce = (kind: ReportKind): boolean => kind === 'hard-bounce' || kind === 'soft-bounce';

const readToken = (keys: Keys, kind: ReportKind, token: string): UnsubscribeToken | null => {
  if (kind === 'unsubscribe') return readUnsubscribeToken(keys, token);
  const mail = readMailToken(keys, 'report', token);
  return mail && { ...mail, about: null };
};

/** Whether the report suppresses mail. A soft bounce does so only as the last of its series. */
const isStop = async ({ db }: Unit, kind: ReportKind, address: Buffer, now: Date): Promise<boolean> => {
  if (kind !== 'soft-bounce') return true;
  return (await countSoftBounce(db, address, now)) >= softBounceLimit;
};

/**
 * Processes a bounce, a complaint or an unsubscription by mail, once each. A report without a valid token of
 * ours changes nothing, because anybody can forge such a mail (EML-5, EML-6, EML-10).
 */
export async function processReport({ keys, clock, transact }: Platform, raw: Buffer): Promise<void> {
  const report = await readReport(raw);
  if (report === null) return;
  const { kind, tokens, name } = report;
  const to = tokens
    .map((token) => readToken(keys, kind, token))
    .find((token): token is UnsubscribeToken => token !== null);
  if (to === undefined) return;
  const now = clock.now();
  const hash = keys.mac('notifications/mail-report', `${kind} ${to.member} ${name}`);
  await transact(async (unit) => {
    if (!(await isNewReport(unit.db, hash, now))) return;
    if (kind === 'unsubscribe') return changeMailFrequency(unit.db, keys, to, 'none', now);
    if (!(await isStop(unit, kind, to.address, now))) return;
    const cause = isBounce(kind) ? 'bounce' : 'fbl';
    await suppressMail(unit.db, keys, { ...to, cause, now });
    if (isBounce(kind)) await deleteSoftBounces(unit.db, to.address);
  });
}
