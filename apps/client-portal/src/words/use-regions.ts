import { useEffect, useState } from 'react';
import { loadRegions, type Regions } from './regions.ts';

let known: Regions | undefined;

/** Cities and provinces once they have arrived; undefined until then. */
export function useRegions(): Regions | undefined {
  const [regions, setRegions] = useState(known);
  useEffect(() => {
    let current = true;
    loadRegions().then(
      (arrived) => {
        known = arrived;
        if (current) setRegions(arrived);
      },
      // Without them codes stay codes; the next screen tries again.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, []);
  return regions;
}
