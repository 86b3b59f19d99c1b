import { useLingui } from '@lingui/react/macro';
import { useOpsSetFrontEndFaultStatesMutation } from '@tolk/api-client';
import type { FrontEndFaultRow } from '@tolk/contract';
import { Button, notify } from '@tolk/design-system';
import { limits, type FaultState } from '@tolk/domain';
import { ChoiceBar } from '../../records/choice-bar.tsx';

interface SortBarProps {
  /** The faults of this page, and those of them that are chosen. */
  faults: readonly FrontEndFaultRow[];
  chosen: readonly FrontEndFaultRow[];
  onChoose: (faults: readonly FrontEndFaultRow[]) => void;
}

/** Marking several faults as fixed or ignored, or opening them again. */
export function SortBar({ faults, chosen, onChoose }: SortBarProps) {
  const { t } = useLingui();
  const [change, { isLoading }] = useOpsSetFrontEndFaultStatesMutation();
  const most = limits.work.atOnce;
  const set = async (state: FaultState) => {
    const faultIds = chosen.map(({ faultId }) => faultId);
    const { data } = await change({ faultIds, state });
    if (data === undefined) return;
    const { changed } = data;
    onChoose([]);
    notify(t`Faults updated: ${changed}.`);
  };
  const labels: Readonly<Record<FaultState, string>> = {
    mended: t`Mark as fixed`,
    ignored: t({ message: 'Ignore', context: 'button' }),
    open: t`Mark as open`,
  };
  // Under a tab all are in one state, which they need not be put into.
  const offered = (['mended', 'ignored', 'open'] as const).filter((state) =>
    faults.some((fault) => fault.state !== state),
  );
  return (
    <ChoiceBar
      count={chosen.length}
      canChooseMore={chosen.length < Math.min(faults.length, most)}
      onChooseAll={() => onChoose(faults.slice(0, most))}
      onClear={() => onChoose([])}
    >
      {offered.map((state) => (
        <Button
          key={state}
          variant="outlined"
          disabled={isLoading || chosen.every((fault) => fault.state === state)}
          onClick={() => void set(state)}
        >
          {labels[state]}
        </Button>
      ))}
    </ChoiceBar>
  );
}
