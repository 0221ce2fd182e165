import type { Registry } from '#server/platform/http/registry.ts';
import { createPaymentHandler } from './http/create-payment.ts';
import { getDiscountCodeHandler } from './http/get-discount-code.ts';
import { getInvoicesHandler } from './http/get-invoices.ts';
import { getPackagesHandler } from './http/get-packages.ts';
import { getPaymentHandler } from './http/get-payment.ts';
import { getWalletHandler } from './http/get-wallet.ts';
import { listMovementsHandler } from './http/list-movements.ts';
import { listTransactionsHandler } from './http/list-transactions.ts';
import { serveInvoice } from './http/serve-invoice.ts';
import { takeMollieWebhookHandler } from './http/take-mollie-webhook.ts';
import { takeSandboxWebhookHandler } from './http/take-sandbox-webhook.ts';
import { callSandboxWebhookHandler } from './jobs/call-sandbox-webhook.handler.ts';
import { reconcilePaymentsHandler } from './jobs/reconcile-payments.handler.ts';
import { takeHintHandler } from './jobs/take-hint.handler.ts';
import { offeredProvider } from './payments/offered-provider.ts';
import { sandboxCheckoutRoutes } from './payments/sandbox/checkout-routes.ts';

export function register(registry: Registry): void {
  registry.operation(getPackagesHandler);
  registry.operation(createPaymentHandler);
  registry.operation(getPaymentHandler);
  registry.operation(getWalletHandler);
  registry.operation(getInvoicesHandler);
  registry.operation(listTransactionsHandler);
  registry.operation(listMovementsHandler);
  registry.operation(getDiscountCodeHandler);
  registry.operation(takeMollieWebhookHandler);
  registry.operation(takeSandboxWebhookHandler);
  registry.job(takeHintHandler);
  registry.job(reconcilePaymentsHandler);
  registry.job(callSandboxWebhookHandler);
  registry.route(sandboxCheckoutRoutes);
  registry.route(serveInvoice);
  registry.eachStart(async (platform) => {
    if (!offeredProvider(platform)) {
      platform.log.info(
        'no payment provider: packages are shown and cannot be bought (set MOLLIE_API_KEY; the sandbox needs DEMO=1)',
      );
    }
  });
}
