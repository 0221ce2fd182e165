import type { SkinTone } from 'frimousse';

const key = 'vonk.skin-tone';

/** In the order in which the button cycles through them. */
export const skinTones = [
  'none',
  'light',
  'medium-light',
  'medium',
  'medium-dark',
  'dark',
] as const satisfies readonly SkinTone[];

/** The skin tone last chosen on this device. */
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
    // Without storage the default applies next time.
  }
}

/** The next member on this device starts with the default. */
export function forgetSkinTone(): void {
  localStorage.removeItem(key);
}
