import { Principles } from '../features/about/principles.tsx';
import { Story } from '../features/about/story.tsx';
import { WhatWeDo } from '../features/about/what-we-do.tsx';
import { CallToAction } from '../site/call-to-action.tsx';
import { Page } from '../site/page.tsx';

/** Who is behind the product, and what it stands on. */
export function Screen() {
  return (
    <Page>
      <Story />
      <WhatWeDo />
      <Principles />
      <CallToAction />
    </Page>
  );
}
