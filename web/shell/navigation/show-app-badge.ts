/**
 * Sets the number on the app icon, or clears it for 0. Does nothing if badges are missing or fail (SHELL-15,
 * PUSH-8).
 */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => {});
}
