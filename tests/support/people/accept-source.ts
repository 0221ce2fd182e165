import { chooseSource } from '#contract/tracking/choose-source.ts';
import type { Client } from '../service/client.ts';

/** This browser says that we may keep where it came from. */
export async function acceptSource(client: Client): Promise<void> {
  (await client.api(chooseSource, { choice: 'accept' })).answer;
}
