/** Puts a number on the app's icon, none for 0. Where there is no such thing, or it fails, nothing happens (SHELL-15, PUSH-8). */
export function showAppBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => {});
}
