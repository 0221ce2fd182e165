const key = 'vonk.icebreaker';

/** Whether icebreakers open by themselves on this device. They do until the member closes them once. */
export function wantsIcebreaker(): boolean {
  try {
    return localStorage.getItem(key) !== 'closed';
  } catch {
    return true;
  }
}

export function keepIcebreakerClosed(): void {
  try {
    localStorage.setItem(key, 'closed');
  } catch {
    // Without storage they open again next time.
  }
}
