import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsSetUserWatchMutation } from '@tolk/api-client';
import type { UserDetail } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';

const rules = object({
  reason: string().trim().required().min(limits.reason.min).max(limits.reason.max),
});

interface WatchDialogProps {
  user: Pick<UserDetail, 'personId' | 'name' | 'watched'>;
  onClose: () => void;
}

/** Marking a person for colleagues, or taking the mark away, with the reason that the log keeps. */
export function WatchDialog({ user: { personId, name, watched }, onClose }: WatchDialogProps) {
  const { t } = useLingui();
  const [setWatch] = useOpsSetUserWatchMutation();
  return (
    <FormDialog
      open
      title={watched ? <Trans>Stop watching {name}?</Trans> : <Trans>Watch {name}?</Trans>}
      onClose={onClose}
    >
      <Form
        initialValues={{ reason: '' }}
        validationSchema={rules}
        draftKey={`watch-${personId}`}
        onSubmit={async (values) => {
          const { reason } = rules.validateSync(values);
          await inForm(setWatch({ personId, watched: !watched, reason }));
          onClose();
          notify(watched ? t`The user is no longer watched.` : t`The user is watched.`);
        }}
      >
        <Typography sx={{ mb: 2 }}>
          {watched ? (
            <Trans>Colleagues no longer see the mark. The reasons stay in the audit log.</Trans>
          ) : (
            <Trans>
              Colleagues see a mark on the person and on their orders. The person never learns of
              it.
            </Trans>
          )}
        </Typography>
        <TextField
          name="reason"
          label={t({ message: 'Reason', context: 'field' })}
          hint={
            watched
              ? t`Kept in the audit log.`
              : t`Colleagues read it on the person’s page. Kept in the audit log.`
          }
          multiline
          minRows={3}
          maxLength={limits.reason.max}
          required
        />
        <FormActions
          submitLabel={
            watched ? (
              <Trans context="button">Stop watching</Trans>
            ) : (
              <Trans context="button">Watch</Trans>
            )
          }
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
