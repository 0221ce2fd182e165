import type { Right } from '#contract/kit/right.ts';
import type { TextKey } from '#web/platform/intl/use-text.tsx';

/** A page or a group of pages, and the right that opens it. The first pattern that matches counts. */
const pageRights: ReadonlyArray<readonly [RegExp, Right]> = [
  [/^\/console\/(?:photos|pictures|notifiers|restrictions|refused-pictures|cases|holds)(?:\/|$)/, 'moderate'],
  [/^\/console\/(?:networks|devices)(?:\/|$)/, 'audit'],
  [/^\/console\/flaggers(?:\/|$)/, 'house'],
  [/^\/console\/reports\/./, 'moderate'],
  [/^\/console\/(?:reports|complaints)(?:\/|$)/, 'support'],
  [/^\/console\/conversations(?:\/|$)/, 'write-as-fictional'],
  [/^\/console\/fictional(?:\/|$)/, 'run-fictional'],
  [/^\/console\/codes(?:\/|$)/, 'offers'],
  [/^\/console\/(?:payments|debts|accounts|reconciliation|withdrawals)(?:\/|$)/, 'read-payments'],
  [/^\/console\/(?:sources|transparency)(?:\/|$)/, 'figures'],
  [/^\/console\/members(?:\/|$)/, 'read-members'],
  [/^\/console\/house\/prices(?:\/|$)/, 'offers'],
  [/^\/console\/house(?:\/|$)/, 'house'],
  [/^\/console\/operators(?:\/|$)/, 'operators'],
  [/^\/console\/(?:audit|security)(?:\/|$)/, 'audit'],
];

/** The right that opens a page of the console. */
export const rightOfPage = (path: string): Right =>
  pageRights.find(([pages]) => pages.test(path))?.[1] ?? 'console';

interface Section {
  readonly to: string;
  readonly name: TextKey;
  /** All pages that mark this section as the current one. */
  readonly pages: RegExp;
}

/** Sections of daily work. On a wide screen the others are in one menu, so that all fit in one row. */
const daily = ['', 'members', 'photos', 'reports', 'conversations', 'payments', 'approvals'];

export const isDaily = ({ to }: Section): boolean => daily.includes(to.replace(/^\/console\/?/, ''));

/** The navigation of the console, in its order. */
export const sections: readonly Section[] = [
  { to: '/console', name: 'operators.overview', pages: /^\/console$/ },
  {
    to: '/console/members',
    name: 'operators.members',
    pages: /^\/console\/(?:members|networks|devices)(?:\/|$)/,
  },
  { to: '/console/photos', name: 'operators.photos', pages: /^\/console\/(?:photos|pictures)(?:\/|$)/ },
  {
    to: '/console/reports',
    name: 'operators.reports',
    pages:
      /^\/console\/(?:reports|complaints|notifiers|cases|restrictions|refused-pictures|flaggers)(?:\/|$)/,
  },
  { to: '/console/holds', name: 'operators.holds', pages: /^\/console\/holds(?:\/|$)/ },
  {
    to: '/console/conversations',
    name: 'operators.conversations',
    pages: /^\/console\/conversations(?:\/|$)/,
  },
  {
    to: '/console/fictional',
    name: 'operators.fictional',
    pages: /^\/console\/fictional(?:\/|$)/,
  },
  {
    to: '/console/payments',
    name: 'operators.payments',
    pages: /^\/console\/(?:payments|debts|accounts|codes|reconciliation|withdrawals)(?:\/|$)/,
  },
  { to: '/console/approvals', name: 'operators.approvals', pages: /^\/console\/approvals(?:\/|$)/ },
  { to: '/console/sources', name: 'operators.sources', pages: /^\/console\/sources(?:\/|$)/ },
  {
    to: '/console/transparency',
    name: 'operators.transparency',
    pages: /^\/console\/transparency(?:\/|$)/,
  },
  { to: '/console/house', name: 'operators.house', pages: /^\/console\/house(?:\/|$)/ },
  { to: '/console/operators', name: 'operators.staff', pages: /^\/console\/operators(?:\/|$)/ },
  { to: '/console/audit', name: 'operators.audit', pages: /^\/console\/audit(?:\/|$)/ },
  { to: '/console/security', name: 'operators.security', pages: /^\/console\/security(?:\/|$)/ },
];
