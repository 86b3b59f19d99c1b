import { Trans, useLingui } from '@lingui/react/macro';
import { useClientGetEvaluateListQuery } from '@tolk/api-client';
import type { EvaluationRow } from '@tolk/contract';
import { Button, DataState, Link } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { Stars } from '@tolk/design-system/fields';
import { DateTime, PageHeader, StatusChip } from '@tolk/design-system/pieces';
import { Pagination } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { Card, Cards } from '../../parts/card.tsx';
import { FilterTabs } from '../../parts/filter-tabs.tsx';
import { useListQuery } from '../../parts/list-query.ts';

/** Evaluations given and received (`direction` in the address). */
export function Screen() {
  const { t } = useLingui();
  const list = useListQuery();
  const direction = list.oneOf('direction', ['given', 'received']);
  const query = useClientGetEvaluateListQuery({
    pageNum: list.page,
    pageSize: limits.list.pageSize,
    ...(direction ? { direction } : {}),
  });
  return (
    <>
      <PageHeader
        title={<Trans>Evaluations</Trans>}
        description={
          <Trans>Both sides evaluate each other. Neither sees the other’s before giving one.</Trans>
        }
      />
      <FilterTabs
        label={t`Direction`}
        value={direction ?? ''}
        onChoose={(value) => list.filter('direction', value)}
        tabs={[
          { value: '', label: t`All` },
          { value: 'received', label: t`About me` },
          { value: 'given', label: t`By me` },
        ]}
      />
      <DataState
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={{
          title: <Trans>No evaluations yet</Trans>,
          message: <Trans>You can evaluate a supplier once an order has ended.</Trans>,
          drawing: <TableDrawing />,
          action: (
            <Button
              component={RouteLink}
              to="clientOrders"
              params={{ orderStatus: 'ended' }}
              variant="outlined"
            >
              <Trans>Ended orders</Trans>
            </Button>
          ),
        }}
      >
        {({ total, list: rows }) => (
          <>
            <Cards>
              {rows.map((row) => (
                <Row key={row.evaluateId} row={row} />
              ))}
            </Cards>
            <Pagination
              page={list.page}
              pageSize={limits.list.pageSize}
              total={total}
              onChange={list.toPage}
            />
          </>
        )}
      </DataState>
    </>
  );
}

function Row({ row }: { row: EvaluationRow }) {
  const { projectOrderId, direction, evaluateGrade, evaluateDescription } = row;
  return (
    <Card
      title={
        <Link component={RouteLink} to="clientOrder" params={{ projectOrderId }}>
          {row.orderName}
        </Link>
      }
      status={
        <StatusChip tone={direction === 'given' ? 'neutral' : 'active'}>
          {direction === 'given' ? <Trans>By me</Trans> : <Trans>About me</Trans>}
        </StatusChip>
      }
      facts={
        <>
          {evaluateGrade === null ? null : <Stars value={evaluateGrade} />}
          <span>
            <Trans>For {row.evaluatedName}</Trans>
          </span>
          <DateTime iso={row.createTime} />
        </>
      }
      notice={
        <>
          {evaluateDescription}
          {row.visible ? null : <Hidden direction={direction} />}
        </>
      }
    />
  );
}

const days = limits.evaluation.hiddenMs / 86_400_000;

/** Why an evaluation is hidden, and until when. */
function Hidden({ direction }: Pick<EvaluationRow, 'direction'>) {
  return (
    <div>
      {direction === 'received' ? (
        <Trans>
          Hidden until you have evaluated too, at the latest until {days} days after the order’s
          end.
        </Trans>
      ) : (
        <Trans>
          The other side does not see this yet: only when both have evaluated, at the latest {days}{' '}
          days after the order’s end.
        </Trans>
      )}
    </div>
  );
}
