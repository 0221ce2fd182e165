/** Whether the page is visible, with a listener for changes. */
export interface PageVisibility {
  isInView(): boolean;
  onChange(listener: () => void): () => void;
}

export const pageVisibility: PageVisibility = {
  isInView: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
