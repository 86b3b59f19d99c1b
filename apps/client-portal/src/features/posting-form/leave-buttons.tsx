import { Trans } from '@lingui/react/macro';
import type { PostingDraft } from '@tolk/contract';
import { Button, Typography } from '@tolk/design-system';
import { readSubmitError, useDraft, useFormikContext } from '@tolk/design-system/form';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@tolk/design-system/portal';
import { useId, useState } from 'react';
import { draftOf, type PostingValues } from './posting-values.ts';

interface Props {
  initialValues: PostingValues;
  draftKey: string;
  onSaveDraft?: ((draft: PostingDraft) => Promise<void>) | undefined;
  /** `savedDraft`: what was typed is a draft now. */
  onLeave: (how: 'savedDraft' | 'discarded') => void;
}

/** Out of the form: nothing that was typed is lost without a question, and nothing stays behind unasked. */
export function LeaveButtons({ initialValues, draftKey, onSaveDraft, onLeave }: Props) {
  const { values, isSubmitting, setStatus, setSubmitting } = useFormikContext<PostingValues>();
  const { clear } = useDraft(draftKey);
  const [asking, setAsking] = useState(false);
  const changed = JSON.stringify(values) !== JSON.stringify(initialValues);

  function leave(how: 'savedDraft' | 'discarded') {
    clear();
    onLeave(how);
  }

  async function save() {
    setAsking(false);
    setSubmitting(true);
    try {
      await onSaveDraft?.(draftOf(values));
      leave('savedDraft');
    } catch (thrown) {
      setStatus({ ...readSubmitError(thrown), values });
    } finally {
      setSubmitting(false);
    }
  }

  return (
    <>
      {onSaveDraft ? (
        <Button
          size="large"
          variant="outlined"
          disabled={isSubmitting || !changed}
          onClick={() => void save()}
        >
          <Trans>Save as draft</Trans>
        </Button>
      ) : null}
      <Button
        size="large"
        disabled={isSubmitting}
        onClick={() => (changed ? setAsking(true) : leave('discarded'))}
      >
        <Trans context="button">Cancel</Trans>
      </Button>
      {asking ? (
        <LeaveDialog
          onStay={() => setAsking(false)}
          onDiscard={() => leave('discarded')}
          onSave={onSaveDraft ? () => void save() : undefined}
        />
      ) : null}
    </>
  );
}

interface LeaveDialogProps {
  onStay: () => void;
  onDiscard: () => void;
  onSave: (() => void) | undefined;
}

function LeaveDialog({ onStay, onDiscard, onSave }: LeaveDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onStay} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>
        {onSave ? <Trans>Leave without publishing?</Trans> : <Trans>Leave without saving?</Trans>}
      </DialogTitle>
      <DialogContent>
        <Typography>
          {onSave ? (
            <Trans>Save it as a draft to continue later, or discard what you typed.</Trans>
          ) : (
            <Trans>What you typed will be discarded.</Trans>
          )}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onStay}>
          <Trans context="button">Continue editing</Trans>
        </Button>
        <Button color="error" onClick={onDiscard}>
          <Trans context="button">Discard</Trans>
        </Button>
        {onSave ? (
          <Button variant="contained" onClick={onSave}>
            <Trans>Save as draft</Trans>
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
