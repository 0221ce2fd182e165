/** The most a picture takes up in a conversation, and the least its buttons need. */
const most = { width: 300, height: 360 };
const least = { width: 220, height: 150 };

/** How large a picture stands in a conversation: in its own ratio, as long as it is neither too small nor too large for it. */
export function shownSize({ width, height }: { readonly width: number; readonly height: number }): {
  readonly width: number;
  readonly height: number;
} {
  const scale = Math.min(1, most.width / width, most.height / height);
  return {
    width: Math.max(least.width, Math.round(width * scale)),
    height: Math.max(least.height, Math.round(height * scale)),
  };
}
