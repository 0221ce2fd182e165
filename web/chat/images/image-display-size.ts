/** The maximum size of a picture in a conversation, and the minimum that its buttons need. */
const most = { width: 300, height: 360 };
const least = { width: 220, height: 150 };

/** The display size of a picture: in its own aspect ratio unless it is too small or too large. */
export function imageDisplaySize({ width, height }: { readonly width: number; readonly height: number }): {
  readonly width: number;
  readonly height: number;
} {
  const scale = Math.min(1, most.width / width, most.height / height);
  return {
    width: Math.max(least.width, Math.round(width * scale)),
    height: Math.max(least.height, Math.round(height * scale)),
  };
}
