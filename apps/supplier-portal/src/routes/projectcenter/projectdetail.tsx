import { Trans } from '@lingui/react/macro';
import { useSupGetProjectDetailQuery } from '@tolk/api-client';
import type { calls, ResponseOf } from '@tolk/contract';
import { Button, DataState, Link } from '@tolk/design-system';
import { PageHeader, Section } from '@tolk/design-system/pieces';
import { DetailLayout } from '@tolk/design-system/portal';
import { FileList, OrderStatus, OrderTerms, OrderTimeline, TurnBanner } from '@tolk/market-views';
import { RouteLink, useSearchParams } from '@tolk/platform';
import { NextStep } from '../../features/projects/next-step.tsx';

type Project = ResponseOf<(typeof calls)['supinterface']['projects']['getProjectDetail']>;

/** One project (`projectOrderId`): what comes next, its terms, its files on both sides, what happened. */
export function Screen() {
  const [search] = useSearchParams();
  const projectOrderId = search.get('projectOrderId') ?? '';
  const query = useSupGetProjectDetailQuery({ projectOrderId });
  return (
    <DataState query={{ ...query, data: query.currentData }} skeleton={6}>
      {(project) => <Content project={project} />}
    </DataState>
  );
}

function Content({ project }: { project: Project }) {
  const { order, files } = project;
  const from = (side: 'client' | 'supplier') =>
    files.filter((one) => one.from === side).map(({ file }) => file);
  return (
    <>
      <PageHeader
        back={
          <Link component={RouteLink} to="projectList">
            <Trans context="link">Project center</Trans>
          </Link>
        }
        title={order.orderName}
        status={<OrderStatus order={order} viewer="supplier" />}
        actions={
          <Button
            variant="contained"
            // In an appeal the way on is the one to the appeal.
            color={project.ownTurn && order.orderState !== 'inAppeal' ? 'secondary' : 'primary'}
            component={RouteLink}
            to="supplierOrder"
            params={{ projectOrderId: order.projectOrderId }}
          >
            <Trans>Open the order</Trans>
          </Button>
        }
      />
      <TurnBanner order={order} viewer="supplier">
        {project.ownTurn ? null : <NextStep {...project} zone={order.zone} />}
      </TurnBanner>
      <DetailLayout>
        <div>
          <Section title={<Trans context="heading">Terms</Trans>}>
            <OrderTerms order={order} viewer="supplier" />
          </Section>
          <Section title={<Trans>Files from the client</Trans>}>
            <FileList files={from('client')} language={order.sourceLanguage} />
          </Section>
          <Section title={<Trans>Files you delivered</Trans>}>
            <FileList files={from('supplier')} language={order.targetLanguage} delivered />
          </Section>
        </div>
        <Section title={<Trans context="heading">Timeline</Trans>}>
          <OrderTimeline order={order} viewer="supplier" />
        </Section>
      </DetailLayout>
    </>
  );
}
