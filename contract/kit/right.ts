/**
 * Rights in the console. Each operation of an operator names the one it needs, and a role is a set of rights
 * (SAFE-6). Every operator has `console`.
 */
export const rights = [
  /** The own login and the overview. */
  'console',
  /** Search members and read their pages. */
  'read-members',
  /** Photos, reports, notices and appeals, and every measure but a ban. */
  'moderate',
  /** Suspensions, bans and their end. */
  'ban',
  /** Answers to complaints, mails to members, their notes and logins. */
  'support',
  'read-payments',
  /** Refunds, debts, withdrawals and differences with a provider. */
  'money',
  /** Prices and discount codes. */
  'offers',
  /** Answers in the name of fictional profiles. */
  'write-as-fictional',
  /** The fictional profiles themselves, and samples of their answers. */
  'run-fictional',
  /** Sites, settings, company, texts and invites. */
  'house',
  /** Operators and their roles. */
  'operators',
  /** The audit log and the security log. */
  'audit',
  /** Statistics and the transparency report. */
  'figures',
] as const;

export type Right = (typeof rights)[number];
