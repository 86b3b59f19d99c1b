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
        {retired ? <Trans>Take back into use</Trans> : <Trans context="button">Retire</Trans>}
      </Button>
      <ConfirmDialog
        open={asking}
        title={
          retired ? (
            <Trans>Put this question back into use?</Trans>
          ) : (
            <Trans>Retire this question?</Trans>
          )
        }
        confirmLabel={
          retired ? <Trans>Take back into use</Trans> : <Trans context="button">Retire</Trans>
        }
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={turn}
        onCancel={() => setAsking(false)}
      >
        <Typography>
          {retired ? (
            <Trans>New tests draw it again.</Trans>
          ) : (
            <Trans>
              New tests will not use it. Tests in progress keep it, and its statistics stay.
            </Trans>
          )}
        </Typography>
      </ConfirmDialog>
    </>
  );
}
