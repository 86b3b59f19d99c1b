import { useSearchParams } from '@tolk/platform';
import { PublicJob } from '../features/public-job/public-job.tsx';
import { Page } from '../site/page.tsx';

/** A posting's public page, where its share link leads. */
export function Screen() {
  const [search] = useSearchParams();
  return (
    <Page>
      <PublicJob projectReleaseInforId={search.get('projectReleaseInforId') ?? ''} />
    </Page>
  );
}
