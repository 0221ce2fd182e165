import type { Niche } from '#contract/sites/niche.ts';
import type { PortraitLook } from '#web/ui/portrait/portrait.tsx';
import { portraitCastOf } from '../art/portrait-cast.ts';

const others: readonly Partial<PortraitLook>[] = [
  {},
  {},
  {},
  { skin: 'cocoa', ground: 'var(--accent-soft)', wink: false },
  { skin: 'honey', ground: 'var(--accent)', glasses: true },
  { skin: 'chestnut', ground: 'var(--secondary)', clothes: 'var(--accent)' },
  { skin: 'porcelain', ground: 'var(--primary)', clothes: 'var(--accent-soft)', glasses: true },
  { skin: 'sand', ground: 'var(--accent-soft)', clothes: 'var(--primary)' },
];

/**
 * The eight faces around the web: the niche's portraits and variations of them. All are drawn; none is a
 * member.
 */
export function portraitCircle(niche: Niche): readonly PortraitLook[] {
  const cast = portraitCastOf[niche];
  return others.map((other, at) => ({ ...(cast[at % cast.length] ?? cast[0]), ...other }));
}
