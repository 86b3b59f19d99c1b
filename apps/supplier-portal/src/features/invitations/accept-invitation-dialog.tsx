import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useSupAcceptPostingInvitationMutation } from '@tolk/api-client';
import { Box, Link, notify, Typography } from '@tolk/design-system';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { DateTime, Money } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { limits, priceOf } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import type { Invitation } from './invitation.ts';

interface Props {
  invitation: Invitation;
  onClose: () => void;
}

const rules = object({
  content: string().trim().required().max(limits.description.max),
});

/** Accepts an invitation at the terms offered, by an application of one sentence. */
export function AcceptInvitationDialog({ invitation, onClose }: Props) {
  const { t } = useLingui();
  const [accept] = useSupAcceptPostingInvitationMutation();
  const { postingInvitationId, posting, award } = invitation;
  return (
    <FormDialog open onClose={onClose} title={<Trans>Accept the invitation</Trans>}>
      <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <Link
          component={RouteLink}
          to="jobDetail"
          params={{ projectReleaseInforId: posting.projectReleaseInforId }}
        >
          {posting.projectName}
        </Link>
      </Typography>
      <Terms invitation={invitation} />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {award === 'first' ? (
          <Trans>
            If you are the first to accept, the job is yours and the client sends you the order.
          </Trans>
        ) : (
          <Trans>The client chooses among those who accept.</Trans>
        )}
      </Typography>
      <Form
        initialValues={{ content: t`I accept at the terms offered.` }}
        validationSchema={rules}
        onSubmit={async ({ content }) => {
          await inForm(accept({ postingInvitationId, content: content.trim() }));
          notify(
            award === 'first'
              ? t`The job is yours. The client sends you the order next.`
              : t`You have accepted the invitation.`,
          );
          onClose();
        }}
        aria-label={t({ message: 'Acceptance', context: 'region' })}
      >
        <TextField
          name="content"
          label={t`A word to the client`}
          maxLength={limits.description.max}
          multiline
          minRows={2}
          required
        />
        <FormActions
          submitLabel={<Trans context="invitation">Accept</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}

/** What the client offers; where nothing was offered, what the project says. */
function Terms({ invitation: { offer, posting } }: Pick<Props, 'invitation'>) {
  const names = useNames();
  const { unitPrice, workload, unitName, currency, deliverTime } = offer ?? {
    ...posting,
    unitPrice: posting.salary,
    workload: posting.estimatedWorkload,
    deliverTime: posting.dueDate,
  };
  return (
    <Box data-figures="" sx={{ mb: 1 }}>
      <div>
        <Money amount={unitPrice} currency={currency} emphasis="earned" /> {names.unit(unitName)}
        {' · '}
        {names.workload(workload, unitName)}
      </div>
      <div>
        <Trans>
          <Money amount={priceOf(unitPrice, workload)} currency={currency} /> in total
        </Trans>
      </div>
      {deliverTime ? (
        <div>
          <Trans>
            Due <DateTime iso={deliverTime} authorZone={posting.zone} />
          </Trans>
        </div>
      ) : null}
    </Box>
  );
}
