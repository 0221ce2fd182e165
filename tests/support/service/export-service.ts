import { randomUUID } from 'node:crypto';
import { activate } from '#contract/accounts/activate.ts';
import { exportFilePath, getExport } from '#contract/accounts/get-export.ts';
import { requestExport } from '#contract/accounts/request-export.ts';
import { acceptTrafficSource } from '../people/accept-traffic-source.ts';
import { signUpMember } from '../people/sign-up-member.ts';
import type { Client } from './client.ts';
import { type MovableClock, movableClock } from './movable-clock.ts';
import { eventually, startService, type TestService } from './service.ts';

const password = 'a rather long password';

/** A confirmed member with the browser of the sign-up. */
export interface Exporter {
  readonly client: Client;
  readonly id: number;
  readonly email: string;
}

/** A service whose members request exports, and the steps of an export. */
export interface ExportService {
  readonly service: TestService;
  readonly clock: MovableClock;
  newMember(given?: Parameters<typeof signUpMember>[1], language?: 'nl' | 'en'): Promise<Exporter>;
  stateOf(member: Exporter): Promise<string>;
  order(member: Exporter): ReturnType<typeof orderFor>;
  /** Requests an export and waits until it is ready. */
  ready(member: Exporter): Promise<void>;
  download(member: Exporter, headers?: Record<string, string>): Promise<Response>;
}

const orderFor = ({ client }: Exporter) => client.api(requestExport, { password });
const stateFor = async ({ client }: Exporter) => (await client.api(getExport, {})).answer.state;

export async function startExportService(): Promise<ExportService> {
  const clock = movableClock();
  const service = await startService({ demo: true, clock });

  const confirm = async (client: Client, email: string) => {
    const mail = await service.mailTo(email);
    const link = mail.links.find((one) => one.includes('/activate'));
    (await client.api(activate, { token: new URL(link ?? '').searchParams.get('token') ?? '' })).answer;
  };

  return {
    service,
    clock,
    async newMember(given = {}, language = 'nl') {
      const client = service.client();
      client.cookies.set('vonk_language', language);
      await acceptTrafficSource(client);
      const email = `${randomUUID()}@people.example`;
      const { id } = await signUpMember(client, { email, password, ...given });
      await confirm(client, email);
      return { client, id, email };
    },
    stateOf: stateFor,
    order: orderFor,
    async ready(member) {
      (await orderFor(member)).answer;
      await eventually(async () => {
        const state = await stateFor(member);
        if (state !== 'ready') throw new Error(`the export is ${state}`);
      }, 30_000);
    },
    download: ({ client }, headers = {}) => client.fetch(exportFilePath, { headers }),
  };
}
