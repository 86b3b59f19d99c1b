import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useClientAddSupEvaluateMutation,
  useClientSetSupEvaluateMutation,
} from '@tolk/api-client';
import type { SupplierNote } from '@tolk/contract';
import { Button, notify, Typography } from '@tolk/design-system';
import { RatingField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { noteRules, noteValues, tagsOf, type NoteValues } from './note-values.ts';

interface NoteDialogProps {
  supplier: { supUserId: string; supUserName: string };
  /** What is kept already. */
  note: SupplierNote | null;
  onClose: () => void;
}

/** The client's private note on a supplier: stars, text, marks. */
export function NoteDialog({ supplier, note, onClose }: NoteDialogProps) {
  const { t } = useLingui();
  const { supUserId, supUserName } = supplier;
  const [add] = useClientAddSupEvaluateMutation();
  const [set] = useClientSetSupEvaluateMutation();

  async function save(values: NoteValues) {
    const { grade, text, tags } = noteRules.validateSync(values);
    const fields = { grade, text, tags: tagsOf(tags) };
    await inForm(
      note === null
        ? add({ supUserId, ...fields })
        : set({ supEvaluateId: note.supEvaluateId, ...fields }),
    );
    notify(t`Your note is saved.`);
    onClose();
  }

  return (
    <FormDialog open title={<Trans>Note on {supUserName}</Trans>} onClose={onClose}>
      <Form<NoteValues>
        initialValues={noteValues(note)}
        validationSchema={noteRules}
        draftKey={`note-${supUserId}`}
        onSubmit={save}
        aria-label={t`Note on ${supUserName}`}
      >
        <Typography color="textSecondary">
          <Trans>Only you can see it. The supplier is not notified.</Trans>
        </Typography>
        <RatingField name="grade" label={t({ message: 'Your stars', context: 'field' })} />
        <TextField
          name="text"
          label={t({ message: 'Note', context: 'field' })}
          maxLength={limits.note.text}
          multiline
          minRows={4}
        />
        <TextField
          name="tags"
          label={t({ message: 'Tags', context: 'field' })}
          hint={t`Separate with commas, for example: law, punctual.`}
        />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} color="secondary">
          <Button size="large" onClick={onClose}>
            <Trans context="button">Cancel</Trans>
          </Button>
        </FormActions>
      </Form>
    </FormDialog>
  );
}
