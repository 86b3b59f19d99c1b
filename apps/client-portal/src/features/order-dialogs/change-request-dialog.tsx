import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  discardFile,
  inForm,
  uploadFile,
  useClientGetAcceptanceResultsMutation,
} from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { DateTimeField, FileField, type StoredFile } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { acceptOf, limits } from '@tolk/domain';
import { useState } from 'react';
import { changeRules, earliestDue, proposedDue } from './change-rules.ts';

interface Values {
  changeRequest: string;
  deliverTime: string | null;
  files: readonly StoredFile[];
}

interface Props {
  order: OrderDetail;
  onClose: () => void;
}

/** Asking for changes: what, and until when. */
export function ChangeRequestDialog({ order, onClose }: Props) {
  const { t } = useLingui();
  const [answer] = useClientGetAcceptanceResultsMutation();
  const [rules] = useState(() => changeRules(order));
  const [earliest] = useState(() => new Date(earliestDue(order)).toISOString());
  const { projectOrderId, version, changeRoundsLeft } = order;
  const interpreting = order.orderType === 'interpretation';
  const ask = interpreting ? <Trans>Say what is missing</Trans> : <Trans>Ask for changes</Trans>;

  async function send(values: Values) {
    const { files, ...request } = rules.validateSync(values);
    const fileIds = files.map(({ fileId }) => fileId);
    await inForm(answer({ projectOrderId, version, accept: false, ...request, fileIds }));
    notify(
      interpreting
        ? t`The interpreter has been told what is missing.`
        : t`The supplier has been told what to change.`,
    );
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={ask}>
      <Form<Values>
        initialValues={{ changeRequest: '', deliverTime: proposedDue(order), files: [] }}
        validationSchema={rules}
        draftKey={`changes-${projectOrderId}-${version}`}
        onSubmit={send}
      >
        <Typography color="textSecondary">
          <Plural
            value={changeRoundsLeft}
            one="# round of changes is left."
            other="# rounds of changes are left."
          />
        </Typography>
        <TextField
          name="changeRequest"
          label={interpreting ? t`What is missing?` : t`What should be changed?`}
          hint={
            interpreting
              ? t`Say what was agreed and what did not happen.`
              : t`Point to the passages and say what you expect.`
          }
          multiline
          minRows={4}
          required
        />
        <FileField
          name="files"
          label={
            interpreting
              ? t({ message: 'Files', context: 'field' })
              : t({ message: 'Marked-up files', context: 'field' })
          }
          hint={interpreting ? undefined : t`Comments, tracked changes, screenshots.`}
          accept={acceptOf('order')}
          maxBytes={limits.file.bytes}
          maxFiles={limits.file.perOrder}
          upload={(file, options) => uploadFile(file, 'order', options)}
          discard={discardFile}
        />
        <DateTimeField
          name="deliverTime"
          label={t`New due time`}
          hint={t`Never earlier than the time you agreed on.`}
          min={earliest}
          zone={order.zone}
          required
        />
        <FormActions submitLabel={ask} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
