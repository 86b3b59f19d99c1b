import { Trans, useLingui } from '@lingui/react/macro';
import { useOpsRetireQuestionMutation } from '@tolk/api-client';
import type { Question } from '@tolk/contract';
import { Button, notify, Typography } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useState } from 'react';

/** Takes a question out of what tests draw from, or back into it. */
export function RetireButton({ question: { questionId, retired } }: { question: Question }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [retire] = useOpsRetireQuestionMutation();

  async function turn() {
    const done = await retire({ questionId, retired: !retired });
    setAsking(false);
    if (done.error) return;
    notify(retired ? t`The question is back in use.` : t`The question is retired.`);
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {retired ? <Trans>Take back into use</Trans> : <Trans>Retire</Trans>}
      </Button>
      <ConfirmDialog
        open={asking}
        title={
          retired ? (
            <Trans>Take this question back into use?</Trans>
          ) : (
            <Trans>Retire this question?</Trans>
          )
        }
        confirmLabel={retired ? <Trans>Take back into use</Trans> : <Trans>Retire</Trans>}
        cancelLabel={<Trans>Cancel</Trans>}
        onConfirm={turn}
        onCancel={() => setAsking(false)}
      >
        <Typography>
          {retired ? (
            <Trans>New tests draw it again.</Trans>
          ) : (
            <Trans>New tests draw it no more; running ones keep it, and so do its figures.</Trans>
          )}
        </Typography>
      </ConfirmDialog>
    </>
  );
}
