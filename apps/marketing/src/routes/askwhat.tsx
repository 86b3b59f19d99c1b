import { Faq } from '../features/faq/faq.tsx';
import { Page } from '../site/page.tsx';

/** Frequently asked questions. */
export function Screen() {
  return (
    <Page>
      <Faq />
    </Page>
  );
}
