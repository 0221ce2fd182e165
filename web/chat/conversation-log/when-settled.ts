/** So many frames without a change count as rest: more than the list itself takes to correct where it went. */
const restFrames = 3;

/** Calls once what is looked at stays the same, frame after frame; null is not there yet. Returns the way to stop. */
export function whenStill(look: () => number | null, onStill: () => void): () => void {
  let [before, still, frame] = [look(), 0, 0];
  const again = () => {
    const now = look();
    still = now !== null && now === before ? still + 1 : 0;
    before = now;
    if (still === restFrames) onStill();
    else frame = requestAnimationFrame(again);
  };
  frame = requestAnimationFrame(again);
  return () => cancelAnimationFrame(frame);
}
