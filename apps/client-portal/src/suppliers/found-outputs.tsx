import { Plural, Trans } from '@lingui/react/macro';
import type { FoundSupplier } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { OutputTable } from '@tolk/market-views';
import { useState } from 'react';

/** What a supplier offers: what fits best, so that many cards fit on a screen, and the rest on demand. */
export function FoundOutputs({
  supplier: { outputs, passedTests },
}: {
  supplier: Pick<FoundSupplier, 'outputs' | 'passedTests'>;
}) {
  const [open, setOpen] = useState(false);
  const shown = open ? outputs : outputs.slice(0, 1);
  const more = outputs.length - 1;
  return (
    <OutputTable
      outputs={shown}
      tests={passedTests}
      renderActions={(output) =>
        more > 0 && output === shown.at(-1) ? (
          <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? (
              <Trans>Show fewer language pairs</Trans>
            ) : (
              <Plural
                value={more}
                one="Show # further language pair"
                other="Show # further language pairs"
              />
            )}
          </Button>
        ) : null
      }
    />
  );
}
