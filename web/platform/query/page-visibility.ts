/** Whether somebody can see this page, and being told when that changes. */
export interface View {
  isInView(): boolean;
  onChange(listener: () => void): () => void;
}

export const pageInView: View = {
  isInView: () => document.visibilityState === 'visible',
  onChange(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
