import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Link, Stack } from '@tolk/design-system';
import { SelectField } from '@tolk/design-system/fields';
import { TextField } from '@tolk/design-system/form';
import { boolean, number, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';
import { RouteLink } from '@tolk/platform';
import { choicesOf, useOwnPostings } from '../postings/use-posting-choices.ts';
import { InvitedTimes } from './invited-times.tsx';
import { InvitedOffer, type InvitationValues } from './invited-offer.tsx';

export const invitationRules = object({
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

export function newInvitation(projectReleaseInforId: string | null): InvitationValues {
  return {
    projectReleaseInforId,
    message: '',
    withOffer: false,
    unitPrice: null,
    workload: null,
    deliverTime: null,
  };
}

/** What the server is asked for, besides whom to invite. */
export function invitationRequest(values: InvitationValues) {
  const { projectReleaseInforId, message } = invitationRules.validateSync(values);
  const { withOffer, unitPrice, workload, deliverTime } = values;
  if (!withOffer || unitPrice === null || workload === null) {
    return { projectReleaseInforId, message };
  }
  const due = deliverTime === null ? {} : { deliverTime };
  return { projectReleaseInforId, message, unitPrice, workload, ...due };
}

interface InvitationFieldsProps {
  /** Under the message. */
  hint: string;
  /** Who is invited, where it is one supplier: it is said when they have no time. */
  supUserId?: string;
}

/** The project, the words and the terms of an invitation. */
export function InvitationFields({ hint, supUserId }: InvitationFieldsProps) {
  const { t } = useLingui();
  const rows = useOwnPostings('recruiting');
  const postings = choicesOf(rows);
  return (
    <>
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
        {supUserId === undefined ? null : <InvitedTimes supUserId={supUserId} postings={rows} />}
        <TextField
          name="message"
          label={t({ message: 'Message', context: 'field' })}
          hint={hint}
          maxLength={limits.invitation.message}
          multiline
          minRows={3}
        />
        <InvitedOffer postings={rows} />
      </Stack>
    </>
  );
}
