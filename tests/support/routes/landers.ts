interface Lander {
  readonly path: string;
  /** Headlines that an affiliate may choose besides the lander's own. Empty if the path takes no slug. */
  readonly slugs: readonly string[];
}

/** Every lander that needs no member. The page tests and the journey visit each row (CONT-2). */
export const landers: readonly Lander[] = [
  { path: '/landers/alonetonight', slugs: ['rain'] },
  { path: '/landers/collagelanding', slugs: ['mix'] },
  { path: '/landers/gallery', slugs: ['twice'] },
  { path: '/landers/iconslanding', slugs: ['three'] },
  { path: '/landers/maplanding', slugs: [] },
  { path: '/landers/socialnetwork', slugs: [] },
  { path: '/landers/transitionsvideolanding', slugs: [] },
  { path: '/landers/tinderswipe', slugs: [] },
  { path: '/landers/video', slugs: [] },
];
