import type { Niche } from '#contract/sites/niche.ts';
import type { PortraitLook } from '#web/ui/portrait/portrait.tsx';

type Cast = readonly [PortraitLook, PortraitLook, PortraitLook];

const pink = 'var(--primary)';
const wine = 'var(--secondary)';
const accent = 'var(--accent)';
const soft = 'var(--accent-soft)';

const nora: PortraitLook = {
  skin: 'honey',
  hair: 'ink',
  style: 'curls',
  ground: accent,
  clothes: wine,
  earrings: true,
};
const tom: PortraitLook = {
  skin: 'porcelain',
  hair: 'copper',
  style: 'quiff',
  ground: wine,
  clothes: pink,
  beard: true,
};
const iris: PortraitLook = {
  skin: 'sand',
  hair: 'straw',
  style: 'bob',
  ground: pink,
  clothes: soft,
  lips: true,
  wink: true,
};

/** The portraits on the front page of each niche. All are drawn; none is a member. */
export const portraitCastOf: Readonly<Record<Niche, Cast>> = {
  general: [nora, tom, iris],
  she: [
    { ...iris, style: 'waves', hair: 'copper', ground: accent, clothes: wine },
    {
      skin: 'chestnut',
      hair: 'ink',
      style: 'pixie',
      ground: pink,
      clothes: soft,
      earrings: true,
      lips: true,
    },
    { ...nora, skin: 'sand', hair: 'walnut', style: 'bob', ground: wine, clothes: pink, wink: true },
  ],
  bdsm: [
    {
      skin: 'porcelain',
      hair: 'ink',
      style: 'bob',
      ground: accent,
      clothes: 'var(--text)',
      lips: true,
      collar: true,
    },
    { skin: 'sand', hair: 'ink', style: 'waves', ground: pink, clothes: wine, mask: true, lips: true },
    { skin: 'honey', hair: 'ink', style: 'shaved', ground: wine, clothes: accent, beard: true, mask: true },
  ],
  bbw: [
    { ...nora, full: true, style: 'waves', hair: 'copper', ground: wine, clothes: accent },
    { ...iris, full: true, style: 'curls', hair: 'walnut', clothes: soft, wink: false },
    { ...tom, style: 'crop', hair: 'walnut', skin: 'chestnut' },
  ],
  gilf: [
    { ...nora, hair: 'silver', style: 'pixie', skin: 'chestnut', glasses: true },
    { ...iris, hair: 'silver', style: 'bob', skin: 'porcelain', earrings: true },
    { ...tom, hair: 'silver', style: 'crop' },
  ],
  milf: [
    { ...nora, style: 'bun', hair: 'walnut', skin: 'sand', glasses: true },
    { ...iris, style: 'waves', hair: 'ink', skin: 'honey', earrings: true },
    { ...tom, hair: 'ink', style: 'quiff', beard: false },
  ],
  gay: [
    { skin: 'cocoa', hair: 'ink', style: 'shaved', ground: accent, clothes: wine, beard: true },
    { skin: 'sand', hair: 'straw', style: 'quiff', ground: pink, clothes: soft, wink: true },
    { ...tom, hair: 'walnut', style: 'crop' },
  ],
};
