const key = 'vonk.icebreaker';

/** Whether opening lines show by themselves on this device: until they were closed once. */
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
    // Without storage it shows again next time.
  }
}
