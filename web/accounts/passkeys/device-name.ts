const devices: ReadonlyArray<readonly [RegExp, string]> = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux|CrOS/, 'Linux'],
];

/** A default name for this device; null if the device is not recognised. */
export const deviceNameOf = (userAgent: string): string | null =>
  devices.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
