import { useEffect, useState, type RefObject } from 'react';

/** Where messages stand on phones: below the header, over the page's title, or at its foot. */
type Place = 'head' | 'foot';

/** Where messages begin at the head: below the header of a portal, px. */
export const headTop = 64;
/** Room that they take there before they can be measured, px. */
const leastHeight = 48;

/** At the head, unless what somebody is using right now lies there. `count`: messages shown. */
export function usePlace(region: RefObject<HTMLElement | null>, count: number): Place {
  const [place, setPlace] = useState<Place>('head');
  useEffect(() => {
    if (count === 0) return undefined;
    const choose = () => {
      const height = Math.max(region.current?.offsetHeight ?? 0, leastHeight);
      setPlace(isUsedWithin(height, region.current) ? 'foot' : 'head');
    };
    choose();
    const options = { passive: true, capture: true };
    document.addEventListener('focusin', choose);
    document.addEventListener('scroll', choose, options);
    return () => {
      document.removeEventListener('focusin', choose);
      document.removeEventListener('scroll', choose, options);
    };
  }, [count, region]);
  return place;
}

/** Whether the focus lies where messages `height` px high would stand. A whole page that has it is no field. */
function isUsedWithin(height: number, region: HTMLElement | null): boolean {
  const used = document.activeElement;
  if (!used || used === document.body || used.matches('[tabindex="-1"]')) return false;
  if (region?.contains(used)) return false;
  const { top, bottom } = used.getBoundingClientRect();
  return top < headTop + height && bottom > headTop;
}
