import type { Client } from '#tests/support/service/client.ts';

/** Notifies the service, as the sandbox bank does, that a payment changed. */
export const sendSandboxWebhook = (client: Pick<Client, 'fetch'>, id: string): Promise<Response> =>
  client.fetch('/api/webhook-sandbox.php', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id }).toString(),
  });
