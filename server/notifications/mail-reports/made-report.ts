import { randomUUID } from 'node:crypto';

/** The reports that the developer mailbox can play: what a mail server or a provider would send us. */
export type MadeReport = 'bounce' | 'complaint';

/** The headers of the reported mail that a report quotes. */
interface Reported {
  readonly returnPath: string;
  readonly headers: Readonly<Record<string, string>>;
}

const statusPart = [
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mailbox.localhost',
  '',
  'Final-Recipient: rfc822; reader@mailbox.localhost',
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 no such user',
];

const feedbackPart = [
  'Content-Type: message/feedback-report',
  '',
  'Feedback-Type: abuse',
  'User-Agent: DeveloperMailbox/1.0',
  'Version: 1',
];

/** Writes a lasting bounce (RFC 3464) or a complaint (RFC 5965) about a mail, as a mail server would. */
export function madeReport(kind: MadeReport, { returnPath, headers }: Reported): Buffer {
  const type = kind === 'bounce' ? 'delivery-status' : 'feedback-report';
  const quoted = Object.entries(headers).map(([name, value]) => `${name}: ${value.replace(/\s+/g, ' ')}`);
  const lines = [
    'Return-Path: <>',
    `Message-ID: <${randomUUID()}@mailbox.localhost>`,
    'From: MAILER-DAEMON@mailbox.localhost',
    `To: ${returnPath}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="part"`,
    '',
    '--part',
    ...(kind === 'bounce' ? statusPart : feedbackPart),
    '',
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    ...quoted,
    '',
    '--part--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'), 'utf8');
}
