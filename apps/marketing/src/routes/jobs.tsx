import { PublicHall } from '../features/public-hall/public-hall.tsx';
import { Page } from '../site/page.tsx';

/** The job hall, for visitors. */
export function Screen() {
  return (
    <Page>
      <PublicHall />
    </Page>
  );
}
