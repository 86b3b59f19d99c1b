import { Trans } from '@lingui/react/macro';
import type { OrderRow } from '@tolk/contract';

/** How far an order in milestones is, for a list; nothing where it is one piece. */
export function MilestoneNumber({ milestoneInTurn }: Pick<OrderRow, 'milestoneInTurn'>) {
  if (milestoneInTurn === undefined) return null;
  const { number, of } = milestoneInTurn;
  return (
    <span>
      <Trans>
        Milestone {number} of {of}
      </Trans>
    </span>
  );
}
