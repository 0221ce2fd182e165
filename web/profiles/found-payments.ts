export { foundPaymentPages, type PaymentSearch } from './data/find-payments.ts';
