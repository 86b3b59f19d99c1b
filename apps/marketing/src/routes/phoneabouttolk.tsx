import { Principles } from '../features/about/principles.tsx';
import { Story } from '../features/about/story.tsx';
import { WhatWeDo } from '../features/about/what-we-do.tsx';
import { Page } from '../site/page.tsx';
import { StickyEntrance } from '../site/sticky-entrance.tsx';

/** The about page made for phones: the way in stays at the lower edge. */
export function Screen() {
  return (
    <Page>
      <Story />
      <WhatWeDo />
      <Principles />
      <StickyEntrance />
    </Page>
  );
}
