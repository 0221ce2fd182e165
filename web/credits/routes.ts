import { type RouteConfigEntry, route } from '@react-router/dev/routes';

// route('path', '<domain>/pages/<file>.tsx'), the file relative to web/.
export const routes: RouteConfigEntry[] = [
  route('premium', 'credits/pages/premium-page.tsx'),
  route('pricing', 'credits/pages/pricing-page.tsx'),
  route('credits', 'credits/pages/credits-page.tsx'),
  route('credits/:id/:paymentmethod?', 'credits/pages/checkout-page.tsx'),
  route('transactions', 'credits/pages/transactions-page.tsx'),
  route('transactions/:id', 'credits/pages/transaction-page.tsx'),
];
