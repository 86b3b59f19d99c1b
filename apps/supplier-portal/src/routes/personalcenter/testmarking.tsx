import { Trans } from '@lingui/react/macro';
import { useSupGetTestMarkingListQuery } from '@tolk/api-client';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { useListAddress, useSearchParams } from '@tolk/platform';
import { TestTabs } from '../../features/language-test/test-tabs.tsx';
import { MarkingList } from '../../features/test-marking/marking-list.tsx';
import { MarkingView } from '../../features/test-marking/marking-view.tsx';

/** Translations that the supplier is asked to mark, or one of them (`id`). */
export function Screen() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return id ? <MarkingView key={id} testMarkingId={id} /> : <List />;
}

function List() {
  const list = useListAddress();
  const query = useSupGetTestMarkingListQuery(list.paging, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Marking</Trans>}
        description={
          <Trans>
            In pairs that you are tested in, we may ask you to mark the test of somebody else. The
            platform pays you for it.
          </Trans>
        }
      />
      <TestTabs current="testMarking" />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>Nothing to mark</Trans>,
          message: <Trans>We will notify you when somebody wants to be tested in your pair.</Trans>,
          drawing: <InboxDrawing />,
        }}
      >
        {(markings) => <MarkingList markings={markings} />}
      </PagedList>
    </>
  );
}
