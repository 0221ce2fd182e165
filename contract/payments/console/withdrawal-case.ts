import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { itemOwner } from '#contract/operators/item-owner.ts';
import { consolePayment } from './get-console-payment.ts';

/** Maximum length of an operator's answer. */
export const longestWithdrawalAnswer = 4000;

/** Maximum length of the reason of a dismissal. */
export const longestDismissal = 1000;

/** Maximum number of cases that are dismissed at once. */
export const mostDismissed = 200;

/** A declaration of withdrawal that matches no order or no proven buyer (CON-4). It names nobody. */
export const withdrawalCase = z.object({
  id,
  /** As typed. `unknown`: no order has this number. `unproven`: the sender did not prove to be its buyer. */
  order: z.string(),
  reason: z.enum(['unknown', 'unproven']),
  /** The moment of the first declaration, which counts for the withdrawal period. */
  declared_at: instant,
  /** The end of the 14 days in which the money has to be back, if there is an order after all (CON-6). */
  due_at: instant,
  /** How often the same person declared the same number. */
  declarations: z.int(),
  /**
   * When the receipt was mailed. Null: the brake on receipts kept it back, so the answer is the receipt
   * (CON-5).
   */
  receipted_at: z.nullable(instant),
  /** `dismissed`: closed together with others, without a mail. */
  outcome: z.nullable(z.enum(['answered', 'matched', 'dismissed'])),
  closed_at: z.nullable(instant),
  /**
   * Short name of the network of the first declaration, equal for equal networks. Null once its hash is
   * deleted.
   */
  network: z.nullable(z.string()),
  /** Always null for a closed case. */
  owner: z.nullable(itemOwner),
});

export type WithdrawalCase = z.output<typeof withdrawalCase>;

/** A case as the operator who opens it sees it. */
export const withdrawalCaseFacts = z.object({
  ...withdrawalCase.shape,
  /** Name and address as typed; null once the buyer's account is erased. */
  sender: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** Language for the answer. */
  language: z.string(),
  answer: z.nullable(z.string()),
  /** Why the case was dismissed, for operators only. */
  dismissal: z.nullable(z.string()),
  /** The order that was matched by hand. */
  matched: z.nullable(id),
  /** The newest orders of the account with the typed address. */
  candidates: z.array(consolePayment),
});

export type WithdrawalCaseFacts = z.output<typeof withdrawalCaseFacts>;
