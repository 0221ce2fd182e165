const two = (number: number): string => String(number).padStart(2, '0');

/** `hh:mm:ss`, with as many hour digits as needed (CRED-9). */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
