import { Plural, Trans } from '@lingui/react/macro';
import type { FoundSupplier } from '@tolk/contract';
import { Box, Button } from '@tolk/design-system';
import { Whose } from '@tolk/design-system/pieces';
import { OutputTable } from '@tolk/market-views';
import { useState } from 'react';

/** What a supplier offers: what fits best, so that many cards fit on a screen, and the rest on demand. */
export function FoundOutputs({
  supplier: { supUserName, outputs, passedTests },
}: {
  supplier: Pick<FoundSupplier, 'supUserName' | 'outputs' | 'passedTests'>;
}) {
  const [open, setOpen] = useState(false);
  const more = outputs.length - 1;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 420px', minWidth: 0 }}>
        <OutputTable short outputs={open ? outputs : outputs.slice(0, 1)} tests={passedTests} />
      </Box>
      {more > 0 ? (
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)} sx={{ ml: -1 }}>
          {open ? (
            <Trans context="button">Show fewer</Trans>
          ) : (
            <Plural value={more} one="+# more pair" other="+# more pairs" />
          )}
          <Whose name={supUserName} />
        </Button>
      ) : null}
    </Box>
  );
}
