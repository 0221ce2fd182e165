import { demoCodePath, demoOperator } from '#server/operators/door.ts';
import type { Config } from '#server/platform/config/config.ts';

const demoSites = ['she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay'];

const demoLogins = [
  'anna@demo.example, bram@demo.example (free)',
  'carla@demo.example (premium, 120 credits)',
];

/**
 * The address to show. Browsers resolve `localhost` names to the loopback address; an IP address selects no
 * site.
 */
const shownAddress = (config: Config, listening: string): string => {
  if (config.publicUrl !== null) return config.publicUrl;
  const { port } = new URL(listening);
  return /^(127\.|0\.0\.0\.0|::1?$)/.test(config.host) ? `http://localhost:${port}` : listening;
};

/** The text that `npm start` prints when the service is ready. */
export function announce(config: Config, listening: string): string {
  const address = shownAddress(config, listening);
  const port = new URL(address).port;
  const lines = ['', `  Vonk is ready: ${address}`];
  if (config.demo) {
    lines.push(
      '',
      `  Sites     ${demoSites.map((name) => `http://${name}.localhost${port === '' ? '' : `:${port}`}`).join('\n            ')}`,
      '',
      `  Logins    ${demoLogins.join('\n            ')}`,
      '            password: demo-demo-demo',
      '',
      `  Console   ${address}/console`,
      `            ${demoOperator.email}, the same password`,
      `            authenticator key ${demoOperator.secret}, or its code now: ${address}${demoCodePath}`,
    );
    if (config.smtpUrl === null) lines.push('', `  Mailbox   ${address}/dev/mailbox`);
  }
  return `${lines.join('\n')}\n`;
}
