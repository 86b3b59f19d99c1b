import { Trans } from '@lingui/react/macro';
import type { AppealRow } from '@tolk/contract';
import { Link } from '@tolk/design-system';
import { DateTime, Money, RowCard, RowCards } from '@tolk/design-system/pieces';
import type { Identity } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { appealRoutes } from './appeal-routes.ts';
import { AppealStatusChip } from './appeal-status.tsx';
import { TurnLine } from '../orders/turn-line.tsx';

interface AppealListProps {
  appeals: readonly AppealRow[];
  viewer: Identity;
}

/** Appeals as rows: which order, what about, who raised it, whose turn it is. */
export function AppealList({ appeals, viewer }: AppealListProps) {
  return (
    <RowCards>
      {appeals.map((appeal) => (
        <Row key={appeal.projectOrderAppealId} appeal={appeal} viewer={viewer} />
      ))}
    </RowCards>
  );
}

function Row({ appeal, viewer }: { appeal: AppealRow; viewer: Identity }) {
  const names = useNames();
  const { projectOrderAppealId, orderName, appealType, turn } = appeal;
  return (
    <RowCard
      title={
        <Link
          component={RouteLink}
          to={appealRoutes[viewer].detail}
          params={{ projectOrderAppealId }}
        >
          {orderName}
        </Link>
      }
      status={<AppealStatusChip appeal={appeal} />}
      amount={<Money amount={appeal.amountOfMoney} currency={appeal.currency} emphasis="strong" />}
      facts={
        <>
          <span>{names.appealType(appealType)}</span>
          <span>
            <Raised appeal={appeal} viewer={viewer} />
          </span>
          <DateTime iso={appeal.appealStartTime} />
          <span>
            <Trans>No. {appeal.orderNumber}</Trans>
          </span>
        </>
      }
      notice={turn ? <TurnLine order={appeal} viewer={viewer} /> : null}
    />
  );
}

/** Who raised an appeal, and who the other side is. */
function Raised({
  appeal: { claimant, otherName },
  viewer,
}: {
  appeal: AppealRow;
  viewer: Identity;
}) {
  if (claimant === viewer) return <Trans>Raised by you; the other side: {otherName}</Trans>;
  return claimant === null ? (
    <Trans>Raised by the platform; the other side: {otherName}</Trans>
  ) : (
    <Trans>Raised by {otherName}</Trans>
  );
}
