import type { ChangeTerms } from '@tolk/contract';
import { Box } from '@tolk/design-system';
import { DateTime } from '@tolk/design-system/pieces';
import type { ReactNode } from 'react';
import { fromTo } from '../terms/from-to.tsx';

type Planned = NonNullable<ChangeTerms['milestones']>[number];

interface Shown {
  zone: string;
  money: (amount: number) => ReactNode;
}

/** Later milestones that a change is about: what of each is another one. */
export function milestoneEntries(before: ChangeTerms, after: ChangeTerms, shown: Shown) {
  const { milestones: old = [] } = before;
  return (after.milestones ?? []).map((milestone) => {
    const former =
      old.find(({ milestoneId }) => milestoneId === milestone.milestoneId) ?? milestone;
    return {
      key: `milestone-${milestone.milestoneId}`,
      label: (
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {former.milestoneName}
        </Box>
      ),
      value: isSame(former, milestone) ? null : (
        <Changed before={former} after={milestone} shown={shown} />
      ),
    };
  });
}

interface ChangedProps {
  before: Planned;
  after: Planned;
  shown: Shown;
}

function Changed({ before, after, shown: { zone, money } }: ChangedProps) {
  const time = (iso: string) => <DateTime iso={iso} authorZone={zone} />;
  return (
    <>
      <Box>{fromTo(before.milestoneName, after.milestoneName, (name) => name)}</Box>
      <Box>{fromTo(before.deliverTime, after.deliverTime, time)}</Box>
      <Box>{fromTo(before.amountOfMoney, after.amountOfMoney, money)}</Box>
    </>
  );
}

function isSame(one: Planned, other: Planned): boolean {
  return (
    one.milestoneName === other.milestoneName &&
    one.deliverTime === other.deliverTime &&
    one.amountOfMoney === other.amountOfMoney
  );
}
