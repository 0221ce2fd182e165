export { foundPaymentPages, type PaymentSearch } from './console/find-payments.query.ts';
