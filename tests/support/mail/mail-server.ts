import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { cleanUpAtEnd } from '../service/clean-up.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly parsed: ParsedMail;
}

export interface MailServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Rejects this number of mails temporarily (451). */
  refuse(times: number): void;
  /** Rejects every mail to this address with this reply, such as `550 5.1.1 no such user`. Null ends it. */
  refuseTo(address: string, reply: string | null): void;
  /** The number of attempts to send to the address. */
  tries(address: string): number;
  stop(): Promise<void>;
}

/** A real mail server on a free port. It stops at the end of the test file. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const replies = new Map<string, string>();
  const tries = new Map<string, number>();
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      tries.set(address, (tries.get(address) ?? 0) + 1);
      const reply = replies.get(address);
      if (reply === undefined) callback();
      else callback(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }));
    },
    onData(stream, session, callback) {
      simpleParser(stream).then((parsed) => {
        if (refusals > 0) {
          refusals -= 1;
          callback(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((recipient) => recipient.address),
          parsed,
        });
        callback();
      }, callback);
    },
  });
  // A process that is killed within a mail resets its connection. Without a listener that ends the test run.
  server.on('error', (error) => {
    if (!('code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE'))) throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = cleanUpAtEnd(() => new Promise((resolve) => server.close(() => resolve())));
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse(times) {
      refusals = times;
    },
    refuseTo(address, reply) {
      if (reply === null) replies.delete(address);
      else replies.set(address, reply);
    },
    tries: (address) => tries.get(address) ?? 0,
    stop,
  };
}
