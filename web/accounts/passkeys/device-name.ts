const devices: ReadonlyArray<readonly [RegExp, string]> = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux|CrOS/, 'Linux'],
];

/** What to call this device, for whoever does not want to think of a name; null: there is no telling. */
export const deviceGuess = (userAgent: string): string | null =>
  devices.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
