import { type RouteConfigEntry, route } from '@react-router/dev/routes';

// route('path', '<domain>/<feature>/<name>-page.tsx'), the file relative to web/.
export const routes: RouteConfigEntry[] = [
  route('premium', 'payments/checkout/premium-page.tsx'),
  route('pricing', 'payments/packages/pricing-page.tsx'),
  route('credits', 'payments/checkout/credits-page.tsx'),
  route('credits/repeat-order', 'payments/repeat-orders/repeat-order-page.tsx'),
  route('credits/:id/:paymentmethod?', 'payments/checkout/checkout-page.tsx'),
  route('directdebit', 'payments/direct-debit/direct-debit-page.tsx'),
  route('transactions', 'payments/transactions/transactions-page.tsx'),
  route('transactions/:id', 'payments/outcome/transaction-page.tsx'),
  route('withdraw', 'payments/withdrawals/withdraw-page.tsx'),
  route('console/payments', 'payments/console/payments-console-page.tsx'),
  route('console/payments/:id', 'payments/console/payment-console-page.tsx'),
  route('console/debts', 'payments/console/debts-console-page.tsx'),
  route('console/accounts', 'payments/console/accounts-console-page.tsx'),
  route('console/reconciliation', 'payments/reconciliation/reconciliation-console-page.tsx'),
  route('console/withdrawals', 'payments/withdrawal-cases/withdrawal-cases-console-page.tsx'),
  route('console/withdrawals/:id', 'payments/withdrawal-cases/withdrawal-case-console-page.tsx'),
  route('console/sources', 'payments/sources/sources-console-page.tsx'),
  route('console/house/prices', 'payments/packages/prices-console-page.tsx'),
  route('console/codes', 'payments/code-figures/codes-console-page.tsx'),
  route('console/codes/:code', 'payments/code-figures/code-console-page.tsx'),
];
