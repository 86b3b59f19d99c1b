import { Trans } from '@lingui/react/macro';
import { Band } from '../../site/band.tsx';
import { Disclosure } from '../../site/disclosure.tsx';
import { StepList } from './step-list.tsx';
import { clientSteps, supplierSteps } from './steps.tsx';

/** Each side's steps in a drawer of its own, so that nobody scrolls past the other side's. */
export function PhoneHowItWorks() {
  return (
    <Band title={<Trans>How it works</Trans>} anchor="how-it-works">
      <Disclosure name="side" open>
        <summary>
          <Trans>I need a translation</Trans>
        </summary>
        <StepList steps={clientSteps} />
      </Disclosure>
      <Disclosure name="side">
        <summary>
          <Trans>I translate or interpret</Trans>
        </summary>
        <StepList steps={supplierSteps} />
      </Disclosure>
    </Band>
  );
}
