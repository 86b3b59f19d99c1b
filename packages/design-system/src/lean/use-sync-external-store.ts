/** React's own hook: the original brings it to a React that has none. In place of `use-sync-external-store/shim`. */
export { useSyncExternalStore } from 'react';
