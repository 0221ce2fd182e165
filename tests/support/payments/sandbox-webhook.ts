import { sandboxWebhookPath } from '#server/payments/providers/sandbox/sandbox-paths.ts';
import type { Client } from '#tests/support/service/client.ts';

/** Notifies the service, as the sandbox bank does, that a payment changed. */
export const sendSandboxWebhook = (client: Pick<Client, 'fetch'>, id: string): Promise<Response> =>
  client.fetch(sandboxWebhookPath, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id }).toString(),
  });
