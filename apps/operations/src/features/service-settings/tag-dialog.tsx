import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsSaveServiceTagMutation } from '@tolk/api-client';
import type { ServiceTag } from '@tolk/contract';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';

const name = string().trim().max(limits.service.tags.name).required();
const rules = object({ nameEn: name, nameZh: name });

interface TagDialogProps {
  /** What is renamed; null: a new one. */
  tag: ServiceTag | null;
  onClose: () => void;
}

/** The names of a tag in both languages. */
export function TagDialog({ tag, onClose }: TagDialogProps) {
  const { t } = useLingui();
  const [save] = useOpsSaveServiceTagMutation();
  return (
    <FormDialog
      open
      title={tag === null ? <Trans>Add a tag</Trans> : <Trans>Rename the tag</Trans>}
      onClose={onClose}
    >
      <Form
        initialValues={{ nameEn: tag?.nameEn ?? '', nameZh: tag?.nameZh ?? '' }}
        validationSchema={rules}
        onSubmit={async (values) => {
          await inForm(save({ ...(tag && { tagId: tag.tagId }), ...rules.validateSync(values) }));
          onClose();
        }}
      >
        <TextField
          name="nameEn"
          label={t({ message: 'English name', context: 'field' })}
          maxLength={limits.service.tags.name}
          required
        />
        <TextField
          name="nameZh"
          label={t({ message: 'Chinese name', context: 'field' })}
          maxLength={limits.service.tags.name}
          required
        />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
