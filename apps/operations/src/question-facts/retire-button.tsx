import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useOpsRetireQuestionMutation } from '@tolk/api-client';
import { Button, notify, Typography } from '@tolk/design-system';
import { ConfirmDialog } from '@tolk/design-system/portal';
import { useState } from 'react';

interface RetireButtonProps {
  questionIds: readonly string[];
  /** Whether they are taken out of what tests draw from, or back into it. */
  retire: boolean;
  onDone?: () => void;
}

/** Takes questions out of what tests draw from, or back into it. */
export function RetireButton({ questionIds, retire, onDone }: RetireButtonProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [set] = useOpsRetireQuestionMutation();
  const count = questionIds.length;
  const verb = retire ? <Trans context="button">Retire</Trans> : <Trans>Take back into use</Trans>;

  async function turn() {
    const done = await set({ questionIds: [...questionIds], retired: retire });
    setAsking(false);
    if (done.error) return;
    notify(
      retire
        ? t`${plural(count, { one: 'The question is retired.', other: '# questions are retired.' })}`
        : t`${plural(count, { one: 'The question is back in use.', other: '# questions are back in use.' })}`,
    );
    onDone?.();
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {verb}
      </Button>
      <ConfirmDialog
        open={asking}
        title={
          retire ? (
            <Plural value={count} one="Retire this question?" other="Retire # questions?" />
          ) : (
            <Plural
              value={count}
              one="Put this question back into use?"
              other="Put # questions back into use?"
            />
          )
        }
        confirmLabel={verb}
        cancelLabel={<Trans context="button">Cancel</Trans>}
        onConfirm={turn}
        onCancel={() => setAsking(false)}
      >
        <Typography>
          {retire ? (
            <Plural
              value={count}
              one="New tests will not use it. Tests in progress keep it, and its statistics stay."
              other="New tests will not use them. Tests in progress keep them, and their statistics stay."
            />
          ) : (
            <Plural
              value={count}
              one="New tests draw it again."
              other="New tests draw them again."
            />
          )}
        </Typography>
      </ConfirmDialog>
    </>
  );
}
