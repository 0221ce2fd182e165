interface Lander {
  readonly path: string;
  /** The headlines an affiliate may choose besides the lander's own; none where the path takes no slug. */
  readonly slugs: readonly string[];
}

/** Every lander that needs no member: each row is walked by the tests of pages and by the journey (CONT-2). */
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
