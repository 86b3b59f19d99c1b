import { createContext, useContext } from 'react';
import type { Location, NavigationType, Path } from './history.ts';

export interface LocationFacts {
  location: Location;
  navigationType: NavigationType;
}

/** Changes the address of the page. */
export type Go = (type: 'PUSH' | 'REPLACE', path: Path, state: unknown) => void;

export const LocationContext = createContext<LocationFacts | null>(null);
export const GoContext = createContext<Go | null>(null);

export function useLocationFacts(): LocationFacts {
  const facts = useContext(LocationContext);
  if (!facts) throw new Error('A screen stands within the router.');
  return facts;
}

export function useGo(): Go {
  const go = useContext(GoContext);
  if (!go) throw new Error('A screen stands within the router.');
  return go;
}
