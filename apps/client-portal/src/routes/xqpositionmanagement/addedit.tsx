import { useSearchParams } from '@tolk/platform';
import {
  DraftPosting,
  NewPosting,
  PostingAgain,
  PostingFromTemplate,
} from '../../features/posting-form/new-posting.tsx';
import { PublishedPosting } from '../../features/posting-form/published-posting.tsx';

/**
 * Publish a posting: an empty one (`form=short` asks for the least), a draft (`draftId`), one from a template (`template`) or one like an earlier one (`again`). Or edit the
 * one named by `projectReleaseInforId`, and open it again when it is finished.
 */
export function Screen() {
  const [query] = useSearchParams();
  const id = query.get('projectReleaseInforId');
  const draftId = query.get('draftId');
  const again = query.get('again');
  if (id) return <PublishedPosting key={id} projectReleaseInforId={id} />;
  if (draftId) return <DraftPosting key={draftId} draftId={draftId} />;
  const template = query.get('template');
  if (template) return <PostingFromTemplate key={template} postingTemplateId={template} />;
  if (again) return <PostingAgain key={again} projectReleaseInforId={again} />;
  return <NewPosting short={query.get('form') === 'short'} />;
}
