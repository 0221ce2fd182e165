let made = 0;

const lines = (...parts: ReadonlyArray<string | readonly string[]>): string => parts.flat().join('\r\n');

interface ReportParts {
  /** Token of the return path. Null for a report to another address. */
  readonly token: string | null;
  /** Token of the header in the quoted mail. */
  readonly quotedToken?: string;
  readonly messageId?: string;
}

const head = ({ token, messageId }: ReportParts, type: string): string[] => {
  made += 1;
  return [
    'Return-Path: <>',
    `Message-ID: ${messageId ?? `<report-${made}@mx.example>`}`,
    'From: MAILER-DAEMON@mx.example',
    `To: ${token === null ? 'no-reply@localhost' : `bounce+${token}@localhost`}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="line"`,
    '',
    '--line',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
  ];
};

const quoted = ({ quotedToken }: ReportParts): string[] => [
  '--line',
  'Content-Type: text/rfc822-headers',
  '',
  'From: "Vonk" <no-reply@localhost>',
  'To: [redacted]',
  ...(quotedToken === undefined ? [] : [`X-Report-Token: ${quotedToken}`]),
  'Subject: Your password has changed',
  '',
  '--line--',
  '',
];

/** A bounce as Postfix writes it (RFC 3464). */
export const bounceReport = (status: string, parts: ReportParts): string =>
  lines(
    head(parts, 'delivery-status'),
    [
      '--line',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      'Arrival-Date: Sat, 21 Nov 2026 09:41:00 +0000',
      '',
      'Final-Recipient: rfc822; somebody@elsewhere.example',
      `Action: ${status.startsWith('5') ? 'failed' : 'delayed'}`,
      `Status: ${status}`,
      'Diagnostic-Code: smtp; 550 5.1.1 no such user',
      '',
    ],
    quoted(parts),
  );

/** A complaint as a feedback loop sends it, without its recipient (RFC 5965). */
export const complaintReport = (type: string, parts: ReportParts): string =>
  lines(
    head(parts, 'feedback-report'),
    [
      '--line',
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${type}`,
      'User-Agent: SomeGenerator/1.0',
      'Version: 1',
      'Original-Rcpt-To: [redacted]',
      '',
    ],
    quoted(parts),
  );

/**
 * The mail that a mail program sends to unsubscribe its reader without a web request. `to` is the address
 * from the mail's header.
 */
export const unsubscribeMail = (token: string, to = 'unsub'): string =>
  lines([
    'From: <reader@post.example>',
    `To: <${to}+${token}@localhost>`,
    'Subject: unsubscribe',
    '',
    'unsubscribe',
    '',
  ]);
