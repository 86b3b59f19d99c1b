import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsSaveServiceCannedMutation } from '@tolk/api-client';
import type { ServiceCanned } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { cannedRules } from './canned-rules.ts';

interface CannedDialogProps {
  /** What is changed; null: a new one. */
  canned: ServiceCanned | null;
  onClose: () => void;
}

/** A ready answer with its shortcut, in both languages. */
export function CannedDialog({ canned, onClose }: CannedDialogProps) {
  const { t } = useLingui();
  const [save] = useOpsSaveServiceCannedMutation();
  // Braces of the texts, not of the catalogs.
  const [customer, agent] = ['{name}', '{agent}'];
  const hint = t`Filled in: ${customer}, ${agent}`;
  return (
    <FormDialog
      open
      title={
        canned === null ? <Trans>Add a canned answer</Trans> : <Trans>Edit the canned answer</Trans>
      }
      onClose={onClose}
    >
      <Form
        initialValues={{
          shortcut: canned?.shortcut ?? '',
          textEn: canned?.textEn ?? '',
          textZh: canned?.textZh ?? '',
        }}
        validationSchema={cannedRules}
        draftKey={`canned-${canned?.cannedId ?? ''}`}
        onSubmit={async (values) => {
          await inForm(
            save({
              ...(canned && { cannedId: canned.cannedId, version: canned.version }),
              ...cannedRules.validateSync(values),
            }),
          );
          notify(t`The answer is saved.`);
          onClose();
        }}
      >
        <TextField
          name="shortcut"
          label={t({ message: 'Shortcut', context: 'field' })}
          hint={t({ message: 'Typed after /', context: 'hint' })}
          maxLength={limits.service.canned.shortcut}
          required
        />
        <TextField
          name="textEn"
          label={t`Answer in English`}
          hint={hint}
          multiline
          minRows={3}
          required
        />
        <TextField
          name="textZh"
          label={t`Answer in Chinese`}
          hint={hint}
          multiline
          minRows={3}
          required
        />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
