import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsBlockUserMutation } from '@tolk/api-client';
import type { UserDetail } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { BlockConsequences } from './block-consequences.tsx';

const rules = object({
  reason: string().trim().required().min(limits.reason.min).max(limits.reason.max),
  words: string().trim().max(limits.reason.max).ensure(),
});

interface BlockDialogProps {
  user: Pick<UserDetail, 'personId' | 'name' | 'blocking'>;
  onClose: () => void;
}

/** Blocking an account: what it will do, the reason that colleagues find in the log, and what the person reads. */
export function BlockDialog({ user: { personId, name, blocking }, onClose }: BlockDialogProps) {
  const { t } = useLingui();
  const [block] = useOpsBlockUserMutation();
  return (
    <FormDialog open title={<Trans>Block the account of {name}?</Trans>} onClose={onClose}>
      <Form
        initialValues={{ reason: '', words: '' }}
        validationSchema={rules}
        draftKey={`block-${personId}`}
        onSubmit={async (values) => {
          const { reason, words } = rules.validateSync(values);
          await inForm(block({ personId, reason, words }));
          onClose();
          notify(t`The account is blocked.`);
        }}
      >
        <BlockConsequences blocking={blocking} />
        <TextField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          hint={t`Kept in the account and in the audit log.`}
          multiline
          minRows={3}
          maxLength={limits.reason.max}
          required
        />
        <TextField
          name="words"
          label={t`Message to the person (optional)`}
          hint={t`They read it when they try to log in. Write it in their language; without it they are told to ask customer service.`}
          multiline
          minRows={2}
          maxLength={limits.reason.max}
        />
        <FormActions
          submitLabel={<Trans>Block the account</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
