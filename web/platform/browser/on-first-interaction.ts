const moves = ['pointerover', 'touchstart', 'keydown'] as const;

/** Calls `then` once, on the first interaction, to load what the page itself did not need (B18). */
export function onFirstInteraction(view: Pick<Window, 'addEventListener'>, then: () => void): void {
  const seen = new AbortController();
  const move = () => {
    seen.abort();
    then();
  };
  for (const name of moves) view.addEventListener(name, move, { passive: true, signal: seen.signal });
}
