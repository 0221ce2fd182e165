/** Which page it is, not whose: numbers and long words of a path, such as members and secrets of a link, are left out. */
export const pageKind = (path: string): string =>
  path
    .split('/')
    .map((part) => (/^[a-z0-9-]{0,40}$/.test(part) && !/^\d+$/.test(part) ? part : '*'))
    .join('/')
    .slice(0, 100);
