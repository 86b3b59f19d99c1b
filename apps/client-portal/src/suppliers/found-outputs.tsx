import { Plural, Trans } from '@lingui/react/macro';
import type { FoundSupplier } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { OutputTable } from '@tolk/market-views';
import { useState } from 'react';

/** Pairs that a card shows at once. */
const shownAtOnce = 3;

/** What a supplier offers, what fits the search first; the rest on demand. */
export function FoundOutputs({
  supplier: { outputs, fittingOutputs, passedTests },
}: {
  supplier: Pick<FoundSupplier, 'outputs' | 'fittingOutputs' | 'passedTests'>;
}) {
  const [open, setOpen] = useState(false);
  const isNarrowed = fittingOutputs > 0 && fittingOutputs < outputs.length;
  const shown = isNarrowed ? Math.min(fittingOutputs, shownAtOnce) : shownAtOnce;
  const more = outputs.length - shown;
  return (
    <Box>
      <OutputTable outputs={open ? outputs : outputs.slice(0, shown)} tests={passedTests} />
      {more > 0 ? (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -1 }}>
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
      ) : null}
    </Box>
  );
}
