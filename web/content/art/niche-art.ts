import type { ReactNode } from 'react';
import type { Niche } from '#contract/sites/niche.ts';
import { bbwArt } from './bbw-art.tsx';
import { bdsmArt } from './bdsm-art.tsx';
import { gayArt } from './gay-art.tsx';
import { generalArt } from './general-art.tsx';
import { gilfArt } from './gilf-art.tsx';
import { milfArt } from './milf-art.tsx';
import { sheArt } from './she-art.tsx';

/** The drawings of a niche's front page besides its people: flat shapes in the theme's colours. */
export interface NicheArt {
  /** Drawing behind the cards, 540 x 530. */
  readonly backdrop: ReactNode;
  /** Drawing of a card of its own, 240 x 320. */
  readonly tile: ReactNode;
  /** Arrangement of the cards. */
  readonly layout: 'fan' | 'pair' | 'stair';
}

export const artOf: Readonly<Record<Niche, NicheArt>> = {
  general: generalArt,
  she: sheArt,
  bdsm: bdsmArt,
  bbw: bbwArt,
  gilf: gilfArt,
  milf: milfArt,
  gay: gayArt,
};
