import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientInviteSupplierMutation } from '@tolk/api-client';
import { Button, notify, Typography } from '@tolk/design-system';
import { Form, FormActions } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import {
  InvitationFields,
  invitationRequest,
  invitationRules,
  newInvitation,
} from './invitation-fields.tsx';
import type { InvitationValues } from './invited-offer.tsx';

interface InviteDialogProps {
  supplier: { supUserId: string; supUserName: string };
  /** Chosen already, where the search was for it. */
  projectReleaseInforId: string | null;
  onClose: () => void;
}

/** Asks a supplier to apply for one of the client's postings. */
export function InviteDialog({ supplier, projectReleaseInforId, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const { supUserId, supUserName } = supplier;
  const [invite] = useClientInviteSupplierMutation();

  return (
    <FormDialog open title={<Trans>Invite {supUserName}</Trans>} onClose={onClose}>
      <Form<InvitationValues>
        initialValues={newInvitation(projectReleaseInforId)}
        validationSchema={invitationRules}
        draftKey={`invitation-${supUserId}`}
        onSubmit={async (values) => {
          await inForm(invite({ supUserId, ...invitationRequest(values) }));
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
        <InvitationFields
          hint={t`Why you are inviting this supplier (optional).`}
          supUserId={supUserId}
        />
        <FormActions submitLabel={<Trans context="button">Invite</Trans>} color="secondary">
          <Button size="large" onClick={onClose}>
            <Trans context="button">Cancel</Trans>
          </Button>
        </FormActions>
      </Form>
    </FormDialog>
  );
}
