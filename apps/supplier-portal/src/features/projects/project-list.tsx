import { Plural } from '@lingui/react/macro';
import type { calls, ResponseOf } from '@tolk/contract';
import { Box, Link } from '@tolk/design-system';
import { LanguagePairChip, Money, RowCard, RowCards } from '@tolk/design-system/pieces';
import { useNames } from '@tolk/labels';
import { DueTime, OrderStatus, TurnLine } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { NextStep } from './next-step.tsx';

type Project = ResponseOf<
  (typeof calls)['supinterface']['projects']['getProjectList']
>['list'][number];

/** Projects as dense rows: name, state and pay, pair, field, due time, files, what comes next. */
export function ProjectList({ projects }: { projects: readonly Project[] }) {
  return (
    <RowCards>
      {projects.map((project) => (
        <Row key={project.order.projectOrderId} project={project} />
      ))}
    </RowCards>
  );
}

function Row({ project }: { project: Project }) {
  const names = useNames();
  const { order, fileCount } = project;
  return (
    <RowCard
      title={
        <Link
          component={RouteLink}
          to="projectDetail"
          params={{ projectOrderId: order.projectOrderId }}
        >
          {order.orderName}
        </Link>
      }
      status={<OrderStatus order={order} viewer="supplier" />}
      amount={<Money amount={order.amountOfMoney} currency={order.currency} emphasis="earned" />}
      facts={
        <>
          <LanguagePairChip
            source={order.sourceLanguage}
            target={order.targetLanguage}
            bothWays={order.bothDirections}
          />
          <span>{names.field(order.whFieldId)}</span>
          <span>{order.createByName}</span>
          <DueTime order={order} />
          <Box component="span">
            <Plural value={fileCount} _0="no files" one="# file" other="# files" />
          </Box>
        </>
      }
      notice={
        project.nextStep === null ? (
          <TurnLine order={order} viewer="supplier" />
        ) : (
          <NextStep {...project} zone={order.zone} />
        )
      }
    />
  );
}
