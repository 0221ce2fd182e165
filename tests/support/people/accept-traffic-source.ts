import { chooseSource } from '#contract/tracking/choose-source.ts';
import type { Client } from '../service/client.ts';

/** Accepts in this browser that we store the traffic source. */
export async function acceptTrafficSource(client: Client): Promise<void> {
  (await client.api(chooseSource, { choice: 'accept' })).answer;
}
