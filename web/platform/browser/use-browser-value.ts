import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** A constant that only the browser knows. The first render uses `onServer`, as the server does. */
export const useBrowserValue = <Value>(read: () => Value, onServer: Value): Value =>
  useSyncExternalStore(never, read, () => onServer);
