import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientInviteSuppliersMutation } from '@tolk/api-client';
import type { calls, ResponseOf } from '@tolk/contract';
import { Alert, Button, Stack, Typography } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions, useFormikContext } from '@tolk/design-system/form';
import { string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { invitationAwards, type InvitationAward } from '@tolk/domain';
import { useState } from 'react';
import {
  InvitationFields,
  invitationRequest,
  invitationRules,
  newInvitation,
} from './invitation-fields.tsx';
import type { InvitationValues } from './invited-offer.tsx';
import type { Invitee } from './invitees.ts';

type Outcome = ResponseOf<(typeof calls)['clientinterface']['people']['inviteSuppliers']>;
type Values = InvitationValues & { award: InvitationAward };

interface InviteSeveralDialogProps {
  suppliers: readonly Invitee[];
  /** Chosen already, where the search was for it. */
  projectReleaseInforId: string | null;
  onInvited: () => void;
  onClose: () => void;
}

const rules = invitationRules.shape({ award: string().oneOf(invitationAwards).required() });

/** Invites several suppliers to one posting, and says who could not be and why. */
export function InviteSeveralDialog(props: InviteSeveralDialogProps) {
  const { projectReleaseInforId, onInvited, onClose } = props;
  // Whoever was chosen stays named after the choice is cleared.
  const [suppliers] = useState(props.suppliers);
  const [outcome, setOutcome] = useState<Outcome>();
  const [invite] = useClientInviteSuppliersMutation();
  const { t } = useLingui();

  async function send({ award, ...values }: Values) {
    const supUserIds = suppliers.map(({ supUserId }) => supUserId);
    setOutcome(await inForm(invite({ supUserIds, award, ...invitationRequest(values) })));
  }
  function close() {
    if (outcome !== undefined) onInvited();
    onClose();
  }

  return (
    <FormDialog
      open
      onClose={close}
      title={<Plural value={suppliers.length} one="Invite # supplier" other="Invite # suppliers" />}
    >
      {outcome === undefined ? (
        <Form<Values>
          initialValues={{ ...newInvitation(projectReleaseInforId), award: 'first' }}
          validationSchema={rules}
          onSubmit={send}
          aria-label={t({ message: 'Invitation', context: 'region' })}
        >
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {suppliers
              .map(({ supUserName }) => supUserName)
              .join(t({ message: ', ', context: 'between names' }))}
          </Typography>
          <RadioField
            name="award"
            label={t`Who gets the job?`}
            required
            options={[
              { value: 'first', label: t`The first who accepts your terms` },
              { value: 'choice', label: t`I choose among those who accept` },
            ]}
          />
          <InvitationFields hint={t`Why you are inviting these suppliers (optional).`} />
          <WithoutOffer />
          <FormActions
            submitLabel={<Trans context="button">Invite all</Trans>}
            color="secondary"
            onCancel={onClose}
          />
        </Form>
      ) : (
        <WhoWasInvited outcome={outcome} suppliers={suppliers} onClose={close} />
      )}
    </FormDialog>
  );
}

/** What whoever is first accepts, where no offer goes along. */
function WithoutOffer() {
  const { award, withOffer } = useFormikContext<Values>().values;
  if (withOffer || award !== 'first') return null;
  return (
    <Typography variant="body2" color="textSecondary">
      <Trans>Without an offer, the first accepts the terms of your project.</Trans>
    </Typography>
  );
}

interface WhoWasInvitedProps {
  outcome: Outcome;
  suppliers: readonly Invitee[];
  onClose: () => void;
}

function WhoWasInvited({ outcome: { invited, refused }, suppliers, onClose }: WhoWasInvitedProps) {
  const nameOf = new Map(suppliers.map(({ supUserId, supUserName }) => [supUserId, supUserName]));
  return (
    <Stack spacing={2} role="status">
      <Typography>
        <Plural
          value={invited.length}
          _0="Nobody was invited."
          one="# supplier is invited and notified."
          other="# suppliers are invited and notified."
        />
      </Typography>
      {refused.length === 0 ? null : (
        <Alert severity="warning">
          <Trans>These could not be invited:</Trans>
          <ul>
            {refused.map(({ supUserId, why }) => (
              <li key={supUserId}>
                {nameOf.get(supUserId)}: {why}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Button variant="contained" onClick={onClose} sx={{ alignSelf: 'flex-start' }}>
        <Trans context="button">Close</Trans>
      </Button>
    </Stack>
  );
}
