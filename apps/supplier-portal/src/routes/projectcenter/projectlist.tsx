import { Trans, useLingui } from '@lingui/react/macro';
import { useSupGetProjectListQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { PageDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { PagedList, SearchBox } from '@tolk/design-system/portal';
import { orderStatuses } from '@tolk/domain';
import { OrderStatusTabs } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';
import { ProjectList } from '../../features/projects/project-list.tsx';

/** The project center: work taken on, by state (`orderStatus`) and name (`search`). */
export function Screen() {
  const { t } = useLingui();
  const list = useListAddress<'orderStatus' | 'search'>();
  const orderStatus = list.oneOf('orderStatus', orderStatuses);
  const { search } = list;
  const query = useSupGetProjectListQuery({
    ...list.paging,
    ...(orderStatus ? { orderStatus } : {}),
    ...(search ? { search } : {}),
  });
  return (
    <>
      <PageHeader
        title={<Trans context="heading">Project center</Trans>}
        description={<Trans>Work you have taken on, and what comes next.</Trans>}
      />
      <OrderStatusTabs
        value={orderStatus}
        onChoose={(status) => list.change({ orderStatus: status })}
      />
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t({ message: 'Project name', context: 'placeholder' })}
        value={search ?? ''}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
      />
      <PagedList
        query={query}
        list={list}
        empty={{
          title: <Trans>No projects yet</Trans>,
          message: <Trans>When you accept an order, its project will appear here.</Trans>,
          drawing: <PageDrawing />,
          action: (
            <Button variant="contained" component={RouteLink} to="jobList">
              <Trans>Go to the job hall</Trans>
            </Button>
          ),
        }}
      >
        {(projects) => <ProjectList projects={projects} />}
      </PagedList>
    </>
  );
}
