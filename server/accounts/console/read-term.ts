import type { Id } from '#contract/kit/id.ts';

/** The keys that a search term may be. Each present key is searched. */
export interface SearchTerm {
  /** A whole mail address in the form in which it is stored. */
  readonly email?: string;
  /** Id of a member, an order or a case. */
  readonly number?: Id;
  /** Id of the case or complaint whose number was typed. */
  readonly caseId?: Id;
  /** Id in the address of a profile on one of our sites. */
  readonly profile?: Id;
  /** Path of a photo. */
  readonly picture?: string;
  /** A name or a part of one. */
  readonly name?: string;
}

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const idOf = (value: number): Id | undefined =>
  Number.isSafeInteger(value) && value > 0 ? value : undefined;

/**
 * The id behind the number of a case. Hyphens, spaces and small letters do not matter, and O, I and L are read
 * as the digits they resemble.
 */
export function caseIdOf(typed: string): Id | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (letters.length !== 12) return undefined;
  let value = 0;
  for (const letter of letters) {
    const digit = digits.indexOf(letter);
    if (digit === -1) return undefined;
    value = value * 32 + digit;
  }
  return idOf(value);
}

/** The path of a profile: `/members/123`, `/likes/m/123`, and both below a language such as `/de`. */
const profilePath = /^(?:\/[a-z]{2})?\/(?:members|likes\/m)\/([1-9]\d{0,15})(?:\/|$)/;

const hostAndPath = /^[a-z0-9.-]+(?::\d+)?\//i;

/** The member in the address of a profile. Undefined for other addresses, and for those of other sites. */
function profileAt(typed: string, hosts: ReadonlySet<string>): Id | undefined {
  const address = hostAndPath.test(typed) ? `https://${typed}` : typed;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (!hosts.has(hostname.replace(/^www\./, ''))) return undefined;
  const number = profilePath.exec(pathname)?.[1];
  return number === undefined ? undefined : idOf(Number(number));
}

/** Longest name of a profile. */
const longestName = 30;

/** A longer number is an id. As a name it would cost a read of many trigrams. */
const longestNumber = 8;

const isName = (term: string): boolean =>
  term.length <= longestName && !(/^[\d\s]+$/.test(term) && term.length > longestNumber + 1);

/** Returns what a search term may mean. An address of a page or a mail is nothing else. */
export function readTerm(typed: string, hosts: ReadonlySet<string>): SearchTerm {
  const term = typed.trim();
  if (/^https?:\/\//i.test(term) || hostAndPath.test(term)) {
    const profile = profileAt(term, hosts);
    return profile === undefined ? {} : { profile };
  }
  if (term.includes('@')) return { email: term.toLowerCase() };
  const number = /^\d{1,16}$/.test(term.replace(/\s/g, ''))
    ? idOf(Number(term.replace(/\s/g, '')))
    : undefined;
  const caseId = caseIdOf(term);
  return {
    ...(number !== undefined && { number }),
    ...(caseId !== undefined && { caseId }),
    ...(isName(term) && { name: term }),
  };
}
