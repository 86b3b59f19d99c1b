import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useOpsGetServiceTagListQuery,
  useOpsTagServiceConversationMutation,
} from '@tolk/api-client';
import { MultiSelectField } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { useTagNames } from '../../service/service-marks.tsx';
import type { DeskDialogProps } from './desk-dialog.ts';

/** The tags of a conversation; retired ones stay until they are taken off. */
export function TagsDialog({ conversation, onClose }: DeskDialogProps) {
  const { t } = useLingui();
  const nameOf = useTagNames();
  const { data: tags = [] } = useOpsGetServiceTagListQuery({});
  const [set] = useOpsTagServiceConversationMutation();
  const { conversationId, version, tagIds } = conversation;
  const { perConversation } = limits.service.tags;
  return (
    <FormDialog open title={<Trans context="heading">Tags</Trans>} onClose={onClose}>
      <Form<{ tagIds: string[] }>
        initialValues={{ tagIds: [...tagIds] }}
        onSubmit={async (values) => {
          await inForm(set({ conversationId, version, tagIds: [...values.tagIds] }));
          onClose();
        }}
      >
        <MultiSelectField
          name="tagIds"
          label={t({ message: 'Tags', context: 'field' })}
          hint={t`Up to ${perConversation}`}
          options={tags
            .filter(({ tagId, retired }) => !retired || tagIds.includes(tagId))
            .map(({ tagId }) => ({ value: tagId, label: nameOf(tagId) }))}
        />
        <FormActions submitLabel={<Trans context="button">Save</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
