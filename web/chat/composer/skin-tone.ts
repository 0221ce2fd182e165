import type { SkinTone } from 'frimousse';

const key = 'vonk.skin-tone';

/** As one button goes through them. */
export const skinTones = [
  'none',
  'light',
  'medium-light',
  'medium',
  'medium-dark',
  'dark',
] as const satisfies readonly SkinTone[];

/** In which skin hands and people were chosen last on this device. */
export function keptSkinTone(): SkinTone {
  try {
    const kept = localStorage.getItem(key);
    return skinTones.find((tone) => tone === kept) ?? 'none';
  } catch {
    return 'none';
  }
}

export function keepSkinTone(tone: SkinTone): void {
  try {
    localStorage.setItem(key, tone);
  } catch {
    // Without storage it is asked for again next time.
  }
}

/** Whoever comes next has their own. */
export function forgetSkinTone(): void {
  localStorage.removeItem(key);
}
