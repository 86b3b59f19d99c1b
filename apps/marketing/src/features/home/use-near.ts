import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far from the window a section starts to load, px. */
const nearby = 600;

/** Whether a section has come near the window once. */
export function useNear(): { near: boolean; section: RefObject<HTMLDivElement | null> } {
  const section = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${nearby}px` },
    );
    if (section.current) watch.observe(section.current);
    return () => watch.disconnect();
  }, []);

  return { near, section };
}
