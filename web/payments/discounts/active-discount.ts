import { useQuery } from '@tanstack/react-query';
import type { RunningDiscount } from '#contract/payments/running-discount.ts';
import { useWallet } from '#web/ledger/wallet.ts';
import { discountsQuery } from '../discounts.ts';
import { useIsRunning, useSecondsLeft } from './use-seconds-left.ts';

export interface ActiveDiscount extends RunningDiscount {
  readonly which: 'time_bonus' | 'welcome';
  /** Seconds, at least 1. */
  readonly left: number;
}

/**
 * The discount on a newcomer's first purchase at this second: the time bonus if it is running, else the
 * welcome discount (CRED-9). Null for a visitor, after the first purchase on any device, and once both
 * discounts have ended.
 */
export function useActiveDiscount(): ActiveDiscount | null {
  const { data } = useQuery(discountsQuery());
  const bonus = data?.time_bonus ?? null;
  const welcome = data?.welcome ?? null;
  const bonusLeft = useSecondsLeft(bonus);
  const welcomeLeft = useSecondsLeft(welcome);
  const paid = useWallet()?.paid_user ?? true;
  if (paid) return null;
  if (bonus && bonusLeft > 0) return { ...bonus, which: 'time_bonus', left: bonusLeft };
  if (welcome && welcomeLeft > 0) return { ...welcome, which: 'welcome', left: welcomeLeft };
  return null;
}

/**
 * The code of the active discount; null for none, undefined if the discounts are not known. Renders only when
 * the code changes, not each second.
 */
export function useActiveCode(): string | null | undefined {
  const { data } = useQuery(discountsQuery());
  const bonus = data?.time_bonus ?? null;
  const welcome = data?.welcome ?? null;
  const isBonusRunning = useIsRunning(bonus);
  const isWelcomeRunning = useIsRunning(welcome);
  const paid = useWallet()?.paid_user ?? true;
  if (!data) return undefined;
  if (paid) return null;
  if (bonus && isBonusRunning) return bonus.code;
  return welcome && isWelcomeRunning ? welcome.code : null;
}
