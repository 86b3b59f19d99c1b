import { Served } from '../features/served/served.tsx';
import { Page } from '../site/page.tsx';

/** The public directory of suppliers, and its list for a pair of languages. */
export function Screen() {
  return (
    <Page>
      <Served />
    </Page>
  );
}
