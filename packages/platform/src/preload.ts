import { createContext, use } from 'react';

/** Starts loading the screen of an address; the shell provides it, without a shell it does nothing. */
export type Preload = (path: string) => void;

export const PreloadContext = createContext<Preload>(() => {});

export function usePreload(): Preload {
  return use(PreloadContext);
}
