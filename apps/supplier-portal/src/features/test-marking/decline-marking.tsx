import { Trans, useLingui } from '@lingui/react/macro';
import { useSupDeclineTestMarkingMutation } from '@tolk/api-client';
import type { TestMarking } from '@tolk/contract';
import { Button, notify } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useState } from 'react';

/** Says no, so that somebody else is asked at once. */
export function DeclineMarking({ marking: { testMarkingId } }: { marking: TestMarking }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [decline] = useSupDeclineTestMarkingMutation();
  return (
    <div>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        <Trans>I can’t mark it</Trans>
      </Button>
      <ConfirmDialog
        open={asking}
        title={<Trans>Leave it to somebody else?</Trans>}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          const done = await decline({ testMarkingId });
          if (!done.error) notify(t`Thank you. We will ask somebody else.`);
          setAsking(false);
        }}
      >
        <Trans>You won’t be paid for it, and it won’t count against you.</Trans>
      </ConfirmDialog>
    </div>
  );
}
