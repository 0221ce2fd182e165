import { readFileSync } from 'node:fs';
import { registers } from '#server/main/domains.ts';
import { wiring } from '#server/main/wiring.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { makeService } from '#server/platform/service.ts';

/**
 * One of several processes of the service, without pages. `tells`: this process notifies the others of its
 * events.
 */
interface Asked {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly tells: boolean;
}

const asked: Asked = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const service = await makeService({
  config: {
    ...readConfig({
      NODE_ENV: 'production',
      DEMO: '1',
      RATE_LIMITS: 'relaxed',
      PORT: '0',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
      DATABASE_URL: asked.databaseUrl,
      // The service that is already running does the jobs of all processes.
      ROLES: 'web,realtime',
    }),
    dataDir: asked.dataDir,
  },
  databaseUrl: asked.databaseUrl,
  alone: !asked.tells,
  registers,
  wiring,
});
console.log(`ready ${await service.start()}`);
process.on('SIGTERM', () => void service.stop().then(() => process.exit(0)));
