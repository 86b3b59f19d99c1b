import { Trans } from '@lingui/react/macro';
import { useSupGetOverviewDataQuery } from '@tolk/api-client';
import { Button } from '@tolk/design-system';
import { StickyBar } from '@tolk/design-system/pieces';
import { nextFirstStep, type SupplierFirstStep } from '@tolk/domain';
import { Link } from '@tolk/platform';
import { addressOfStep, StepWords } from './first-step.tsx';

/** On the page where a new supplier does one of the first steps: the way on once it is done. */
export function NextStep({ here }: { here: SupplierFirstStep }) {
  const { data } = useSupGetOverviewDataQuery({}, { refetchOnMountOrArgChange: true });
  const { steps, test } = data?.firstSteps ?? { steps: [], test: null };
  const next = nextFirstStep(steps);
  if (test === null || next === undefined || next.step === here) return null;
  const { step, fact } = next;
  const label = <StepWords step={step} test={test} />;
  return (
    <StickyBar>
      <Button variant="contained" component={Link} to={addressOfStep(step, fact, test)}>
        <span>
          <Trans>Next: {label}</Trans>
        </span>
      </Button>
    </StickyBar>
  );
}
