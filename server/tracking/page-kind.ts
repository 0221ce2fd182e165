/**
 * Returns the kind of page without personal data: numbers and long parts of a path, such as member ids and
 * secrets of links, are masked.
 */
export const pageKind = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z0-9-]{0,40}$/.test(part) && !/^\d+$/.test(part) ? part : '*'))
    .join('/')
    .slice(0, 100);
