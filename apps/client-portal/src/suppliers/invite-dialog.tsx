import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientInviteSupplierMutation } from '@tolk/api-client';
import { Alert, Button, Link, notify, Stack, Typography } from '@tolk/design-system';
import { SelectField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { boolean, number, object, string } from '@tolk/design-system/form-rules';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { choicesOf, useOwnPostings } from '../postings/use-posting-choices.ts';
import { InvitedTimes } from './invited-times.tsx';
import { InvitedOffer, type InvitationValues } from './invited-offer.tsx';

interface InviteDialogProps {
  supplier: { supUserId: string; supUserName: string };
  /** Chosen already, where the search was for it. */
  projectReleaseInforId: string | null;
  onClose: () => void;
}

const rules = object({
  projectReleaseInforId: string().required(),
  message: string().trim().max(limits.invitation.message).default(''),
  withOffer: boolean().required(),
  unitPrice: offered(limits.unitPrice).integer(),
  workload: offered(limits.workload),
  deliverTime: string().nullable(),
});

/** Asked for only where an offer goes along. */
function offered({ min, max }: { min: number; max: number }) {
  return number()
    .nullable()
    .min(min)
    .max(max)
    .when('withOffer', ([withOffer], field) => (withOffer ? field.required() : field));
}

function requestOf(values: InvitationValues) {
  const { projectReleaseInforId, message } = rules.validateSync(values);
  const { withOffer, unitPrice, workload, deliverTime } = values;
  if (!withOffer || unitPrice === null || workload === null) {
    return { projectReleaseInforId, message };
  }
  const due = deliverTime === null ? {} : { deliverTime };
  return { projectReleaseInforId, message, unitPrice, workload, ...due };
}

/** Asks a supplier to apply for one of the client's postings. */
export function InviteDialog({ supplier, projectReleaseInforId, onClose }: InviteDialogProps) {
  const { t } = useLingui();
  const { supUserId, supUserName } = supplier;
  const [invite] = useClientInviteSupplierMutation();
  const rows = useOwnPostings('recruiting');
  const postings = choicesOf(rows);

  return (
    <FormDialog open title={<Trans>Invite {supUserName}</Trans>} onClose={onClose}>
      <Form<InvitationValues>
        initialValues={{
          projectReleaseInforId,
          message: '',
          withOffer: false,
          unitPrice: null,
          workload: null,
          deliverTime: null,
        }}
        validationSchema={rules}
        draftKey={`invitation-${supUserId}`}
        onSubmit={async (values) => {
          await inForm(invite({ supUserId, ...requestOf(values) }));
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
          <InvitedTimes supUserId={supUserId} postings={rows} />
          <TextField
            name="message"
            label={t({ message: 'Message', context: 'field' })}
            hint={t`Why you are inviting this supplier (optional).`}
            maxLength={limits.invitation.message}
            multiline
            minRows={3}
          />
          <InvitedOffer postings={rows} />
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
