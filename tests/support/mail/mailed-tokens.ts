import { expect } from 'vitest';
import { eventually, type TestService } from '../service/service.ts';

/** Tokens of all links to a page of ours in the mails to an address, newest first. */
export const mailedTokens = (
  { service }: TestService,
  to: string,
  page: string,
  parameter = 'token',
): string[] =>
  (service.mailbox?.list(to) ?? []).flatMap(({ links }) =>
    links
      .map((link) => new URL(link))
      .filter(({ pathname, searchParams }) => pathname === page && searchParams.has(parameter))
      .map(({ searchParams }) => searchParams.get(parameter) ?? ''),
  );

/** Waits for mail number `count` with such a link and returns its token. */
export const waitForMailedToken = (
  service: TestService,
  to: string,
  page: string,
  { count = 1, parameter = 'token' } = {},
): Promise<string> =>
  eventually(() => {
    const tokens = mailedTokens(service, to, page, parameter);
    expect(tokens).toHaveLength(count);
    return tokens[0] ?? '';
  });
