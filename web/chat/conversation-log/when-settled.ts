/** Frames without a change that count as settled. More than the virtualizer takes to correct its position. */
const stillFrames = 3;

/**
 * Calls back when the observed value stays the same for several frames. Null means that there is no value
 * yet. Returns a function that cancels.
 */
export function whenSettled(look: () => number | null, onStill: () => void): () => void {
  let [before, still, frame] = [look(), 0, 0];
  const again = () => {
    const now = look();
    still = now !== null && now === before ? still + 1 : 0;
    before = now;
    if (still === stillFrames) onStill();
    else frame = requestAnimationFrame(again);
  };
  frame = requestAnimationFrame(again);
  return () => cancelAnimationFrame(frame);
}
