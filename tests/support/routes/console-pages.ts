/** For operators only, whatever the role on the site. */
export const consolePages = [
  'console',
  'console/accounts',
  'console/codes',
  'console/complaints/:id',
  'console/debts',
  'console/payments',
  'console/payments/:id',
  'console/photos',
  'console/photos/chats',
  'console/reconciliation',
  'console/reports',
  'console/reports/:id',
  'console/restrictions',
  'console/sources',
  'console/withdrawals',
  'console/withdrawals/:id',
];
