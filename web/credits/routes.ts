import { type RouteConfigEntry, route } from '@react-router/dev/routes';

// route('path', '<domain>/pages/<file>.tsx'), the file relative to web/.
export const routes: RouteConfigEntry[] = [
  route('premium', 'credits/pages/premium-page.tsx'),
  route('pricing', 'credits/pages/pricing-page.tsx'),
  route('credits', 'credits/pages/credits-page.tsx'),
  route('credits/repeat-order', 'credits/pages/repeat-order-page.tsx'),
  route('credits/:id/:paymentmethod?', 'credits/pages/checkout-page.tsx'),
  route('directdebit', 'credits/pages/direct-debit-page.tsx'),
  route('transactions', 'credits/pages/transactions-page.tsx'),
  route('transactions/:id', 'credits/pages/transaction-page.tsx'),
  route('withdraw', 'credits/pages/withdraw-page.tsx'),
  route('console/payments', 'credits/pages/payments-console-page.tsx'),
  route('console/payments/:id', 'credits/pages/payment-console-page.tsx'),
  route('console/debts', 'credits/pages/debts-console-page.tsx'),
  route('console/accounts', 'credits/pages/accounts-console-page.tsx'),
  route('console/reconciliation', 'credits/pages/reconciliation-console-page.tsx'),
  route('console/sources', 'credits/pages/sources-console-page.tsx'),
  route('console/codes', 'credits/pages/codes-console-page.tsx'),
];
