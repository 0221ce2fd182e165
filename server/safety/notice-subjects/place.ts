/** The thing that the place of a notice names, before anything is looked up. */
export type NamedPlace =
  | { readonly kind: 'member'; readonly member: number }
  | { readonly kind: 'picture'; readonly path: string }
  /** A page of ours that belongs to no member. */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'words' };

/** Addresses of profiles. The language in front is optional, and landing pages follow the number. */
const profileShape = /^(?:\/[a-z]{2})?(?:\/console)?\/(?:members|likes\/m)\/(?<id>\d{1,16})(?:\/|$)/u;

/** Addresses of pictures, signed or not: only the path of the picture matters. */
const mediaShape =
  /^\/media\/(?:signed\/[a-z]+\/[a-z0-9]+\/[0-9a-f]{64}\/)?(?<path>[a-z0-9_-]+(?:\/[a-z0-9_-]+)*)-[a-z]+\.[a-z]+$/u;
const chatShape = /^\/api\/chat-image\/[a-z0-9]+\/[0-9a-f]{64}\/(?<name>[0-9a-f]{32})-[a-z]+\.[a-z]+$/u;

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * An address in a word: with `https://` or without, or an absolute path alone. Undefined for any other word.
 * A path alone has no host.
 */
function addressIn(word: string): { readonly host: string | null; readonly path: string } | undefined {
  const bare = word.replace(/^[<("'[]+/u, '').replace(/[>)\]"'.,;:!]+$/u, '');
  const isPath = bare.startsWith('/') && !bare.startsWith('//');
  const hasScheme = /^https?:\/\//iu.test(bare);
  if (!isPath && !hasScheme && !/^[^/@\s]+\.[^/@\s]+\//u.test(bare) && !/^localhost[:/]/u.test(bare))
    return undefined;
  const url = URL.parse(isPath ? `https://path.invalid${bare}` : hasScheme ? bare : `https://${bare}`);
  if (url === null || url.username !== '') return undefined;
  const path = decoded(url.pathname).replace(/\/+$/u, '') || '/';
  return { host: isPath ? null : url.hostname, path };
}

const safeId = (digits: string | undefined): number | undefined => {
  const id = Number(digits);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/**
 * Reads the place of a notice as its sender typed it: an address on one of our own domains, or words. Tracking
 * parameters and languages do not matter. An address of another domain, or several addresses, are only words. Nothing is fetched, and
 * the signature of a private picture is dropped unread.
 */
export function readPlace(typed: string, isOurs: (host: string) => boolean): NamedPlace {
  const found = typed.split(/\s+/u).flatMap((word) => addressIn(word) ?? []);
  const [address] = found;
  if (address === undefined) {
    if (typed.includes('/')) return { kind: 'words' };
    const numbers = typed.match(/\d+/gu) ?? [];
    const member = numbers.length === 1 ? safeId(numbers[0]) : undefined;
    return member === undefined ? { kind: 'words' } : { kind: 'member', member };
  }
  const { host, path } = address;
  if (found.length > 1 || (host !== null && !isOurs(host))) return { kind: 'words' };
  const member = safeId(profileShape.exec(path)?.groups?.id);
  if (member !== undefined) return { kind: 'member', member };
  const picture = mediaShape.exec(path)?.groups?.path;
  if (picture !== undefined) return { kind: 'picture', path: picture };
  const name = chatShape.exec(path)?.groups?.name;
  return name === undefined ? { kind: 'page', path } : { kind: 'picture', path: `chats/${name}` };
}
