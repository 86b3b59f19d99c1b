import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inForm } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { moneyHeldOf } from '@tolk/contract/order-money';
import { Alert, notify } from '@tolk/design-system';
import { FileField, SelectField, type StoredFile } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { array, object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { acceptOf, filePolicies, HOUR, limits, type Identity } from '@tolk/domain';
import { useChoices } from '@tolk/labels';
import { pathTo, useNavigate } from '@tolk/platform';
import { useUpload } from '../files/use-upload.ts';
import { SplitField, splitRule } from '../money/split-field.tsx';
import { appealRoutes } from './appeal-routes.ts';
import { useAppealCalls } from './use-appeal-calls.ts';

interface Values {
  appealType: string | null;
  reasonForAppeal: string;
  refundPercent: number | null;
  files: readonly StoredFile[];
}

const rules = object({
  appealType: string().required(),
  reasonForAppeal: string().trim().min(limits.reason.min).max(limits.appeal.text).required(),
  refundPercent: splitRule(),
  files: array(object({ fileId: string().required() }))
    .max(limits.appeal.filesPerEvidence)
    .required(),
});

interface AppealDialogProps {
  order: OrderDetail;
  viewer: Identity;
  onClose: () => void;
}

/** Appealing: what it is about, what one asks for, and what shows it. */
export function AppealDialog({ order, viewer, onClose }: AppealDialogProps) {
  const { t } = useLingui();
  const { appealTypes } = useChoices();
  const navigate = useNavigate();
  const { open } = useAppealCalls(viewer);
  const { upload, discard, isUploading } = useUpload('evidence');
  const { projectOrderId, version } = order;
  // Each side begins with the end that it would like best.
  const wanted = viewer === 'client' ? 100 : 0;

  async function send(values: Values) {
    if (isUploading()) throw new Error(t`A file is still uploading. Submit once it has finished.`);
    const { files, ...form } = rules.validateSync(values);
    const fileIds = files.map(({ fileId }) => fileId);
    const { projectOrderAppealId } = await inForm(
      open({ projectOrderId, version, ...form, fileIds }),
    );
    notify(t`The appeal is open. The other side and our staff have been notified.`);
    void navigate(pathTo(appealRoutes[viewer].detail, { projectOrderAppealId }));
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Appeal about this order</Trans>}>
      <Form<Values>
        initialValues={{
          appealType: null,
          reasonForAppeal: '',
          refundPercent: wanted,
          files: [],
        }}
        validationSchema={rules}
        draftKey={`appeal:${projectOrderId}`}
        onSubmit={send}
      >
        <Alert severity="info">
          <Trans>
            All deadlines of the order stop, and its money is held until the appeal is over. For{' '}
            <Plural value={limits.appeal.evidenceMs / HOUR} one="# hour" other="# hours" /> both
            sides can submit evidence; then they agree, or our staff decide.
          </Trans>
        </Alert>
        <SelectField
          name="appealType"
          label={t`What is it about?`}
          options={appealTypes}
          required
        />
        <TextField
          name="reasonForAppeal"
          label={t({ message: 'What happened?', context: 'field' })}
          hint={t`Include places, dates and what was agreed. The other side and our staff will read it.`}
          multiline
          minRows={5}
          required
        />
        <SplitField
          money={moneyHeldOf(order)}
          viewer={viewer}
          label={t`You propose: share refunded to the client`}
        />
        <FileField
          name="files"
          label={t({ message: 'Evidence', context: 'field' })}
          hint={t`Screenshots, marked-up texts, messages. You can add more while evidence is collected.`}
          accept={acceptOf('evidence')}
          maxBytes={filePolicies.evidence.bytes}
          maxFiles={limits.appeal.filesPerEvidence}
          upload={upload}
          discard={discard}
        />
        <FormActions submitLabel={<Trans>Open the appeal</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
