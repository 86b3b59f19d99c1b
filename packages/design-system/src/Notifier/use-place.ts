import { useEffect, useState, type RefObject } from 'react';

/** Where messages stand on phones: below the header, over the page's title, or at its foot. */
type Place = 'head' | 'foot';

/** Where messages begin at the head: below the header of a portal, px. */
export const headTop = 64;
/** Between them and the lower edge at the foot, px. */
export const footGap = 8;
/** Room that they take there before they can be measured, px. */
const leastHeight = 48;

/** What a message never covers: the page's next step and its bar, a dialog's buttons, and what went wrong. */
const important =
  '.MuiButton-contained, [data-bar="sticky"], [role="dialog"] .MuiButton-root, [role="alert"]';
/** What lies over the bar with the portal's places, or in its stead. */
const overTabs = '[data-bar], [role="dialog"]';

/** At the foot, unless something in use or important lies there. `count`: messages shown. */
export function usePlace(region: RefObject<HTMLElement | null>, count: number): Place {
  const [place, setPlace] = useState<Place>('foot');
  useEffect(() => {
    if (count === 0) return undefined;
    const choose = () => setPlace(freePlace(region.current));
    choose();
    const options = { passive: true, capture: true };
    document.addEventListener('focusin', choose);
    document.addEventListener('scroll', choose, options);
    // A keyboard that comes or goes, and a page that grows: what was said of its fields moves its button.
    window.addEventListener('resize', choose);
    const growth = new ResizeObserver(choose);
    growth.observe(document.body);
    return () => {
      growth.disconnect();
      window.removeEventListener('resize', choose);
      document.removeEventListener('focusin', choose);
      document.removeEventListener('scroll', choose, options);
    };
  }, [count, region]);
  return place;
}

function freePlace(region: HTMLElement | null): Place {
  const height = Math.max(region?.offsetHeight ?? 0, leastHeight);
  const foot = window.innerHeight - footGap - tabsHeight();
  return isTaken(foot - height, foot, region) ? 'head' : 'foot';
}

/** Of the bar with the portal's places, which messages stand above. */
function tabsHeight(): number {
  if (document.querySelector(overTabs)) return 0;
  return document.querySelector<HTMLElement>('nav[data-tabs]')?.offsetHeight ?? 0;
}

/** Whether something that a message must not cover lies between these heights of the window, px. */
function isTaken(from: number, to: number, region: HTMLElement | null): boolean {
  const kept = [...document.querySelectorAll(important), ...used()];
  return kept.some((one) => {
    if (region?.contains(one)) return false;
    const { top, bottom } = one.getBoundingClientRect();
    return top < to && bottom > from;
  });
}

/** What has the focus. A whole page that has it is no field. */
function used(): Element[] {
  const focused = document.activeElement;
  const none = !focused || focused === document.body || focused.matches('[tabindex="-1"]');
  return none ? [] : [focused];
}
