import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientInviteSupplierMutation } from '@tolk/api-client';
import { Alert, Button, Link, notify, Stack, Typography } from '@tolk/design-system';
import { SelectField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { usePostingChoices } from '../postings/use-posting-choices.ts';

interface InviteDialogProps {
  supplier: { supUserId: string; supUserName: string };
  /** Chosen already, where the search was for it. */
  projectReleaseInforId: string | null;
  onClose: () => void;
}

const rules = object({
  projectReleaseInforId: string().required(),
  message: string().trim().max(limits.invitation.message).default(''),
});

/** Asks a supplier to apply for one of the client's postings. */
export function InviteDialog({ supplier, projectReleaseInforId, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const { supUserId, supUserName } = supplier;
  const [invite] = useClientInviteSupplierMutation();
  const postings = usePostingChoices('recruiting');

  return (
    <FormDialog open title={<Trans>Invite {supUserName}</Trans>} onClose={onClose}>
      <Form<{ projectReleaseInforId: string | null; message: string }>
        initialValues={{ projectReleaseInforId, message: '' }}
        validationSchema={rules}
        draftKey={`invitation-${supUserId}`}
        onSubmit={async (values) => {
          await inForm(invite({ supUserId, ...rules.validateSync(values) }));
          notify(t`${supUserName} is invited.`);
          onClose();
        }}
        aria-label={t({ message: 'Invitation', context: 'region' })}
      >
        <Typography color="textSecondary">
          <Trans>
            {supUserName} is notified at once. A supplier can be invited to a project only once.
          </Trans>
        </Typography>
        {postings.length === 0 ? (
          <Alert
            severity="info"
            action={
              <Link component={RouteLink} to="positionEdit">
                <Trans>Publish a project</Trans>
              </Link>
            }
          >
            <Trans>None of your projects is recruiting.</Trans>
          </Alert>
        ) : null}
        <Stack spacing={2.5}>
          <SelectField
            name="projectReleaseInforId"
            label={t({ message: 'Project', context: 'field' })}
            placeholder={t`Type to search`}
            options={postings}
            required
          />
          <TextField
            name="message"
            label={t({ message: 'Message', context: 'field' })}
            hint={t`Why you are inviting this supplier (optional).`}
            maxLength={limits.invitation.message}
            multiline
            minRows={3}
          />
        </Stack>
        <FormActions submitLabel={<Trans context="button">Invite</Trans>} color="secondary">
          <Button size="large" onClick={onClose}>
            <Trans context="button">Cancel</Trans>
          </Button>
        </FormActions>
      </Form>
    </FormDialog>
  );
}
