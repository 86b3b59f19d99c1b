import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  isCallError,
  useSupAddProjectApplicationJLMutation,
  useSupGetSupResumeDataQuery,
} from '@tolk/api-client';
import type { PostingDetail } from '@tolk/contract';
import { Button, Stack, Typography } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { MoneyField, MultiSelectField } from '@tolk/design-system/fields';
import {
  CheckboxField,
  Form,
  FormActions,
  TextField,
  useFormikContext,
} from '@tolk/design-system/form';
import { Money } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { bounds, limits, priceOf, shareOf } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { applyRules, type ApplyValues } from './apply-rules.ts';
import { obstacleOf, type Obstacle } from '../../profile-steps/obstacle.ts';

const { commission } = bounds;

interface ApplyDialogProps {
  posting: PostingDetail;
  onClose: () => void;
  /** The server wants something else first; what was typed is kept. */
  onObstacle: (obstacle: Obstacle) => void;
}

/** The application for a posting; what was typed is kept until it is sent. */
export function ApplyDialog({ posting, onClose, onObstacle }: ApplyDialogProps) {
  const [sent, setSent] = useState(false);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={
        sent ? <Trans context="heading">Application sent</Trans> : <Trans>Apply for this job</Trans>
      }
    >
      {sent ? (
        <Sent onClose={onClose} />
      ) : (
        <ApplyForm
          posting={posting}
          onClose={onClose}
          onObstacle={onObstacle}
          onSent={() => setSent(true)}
        />
      )}
    </FormDialog>
  );
}

function ApplyForm({
  posting,
  onClose,
  onObstacle,
  onSent,
}: ApplyDialogProps & { onSent: () => void }) {
  const { t } = useLingui();
  const names = useNames();
  const [apply] = useSupAddProjectApplicationJLMutation();
  const { projectReleaseInforId, salary, currency, unitName, projectName } = posting;
  const unit = names.unit(unitName);
  const { data: resume } = useSupGetSupResumeDataQuery({});
  const cases = resume?.projectExperiences ?? [];
  const initialValues: ApplyValues = {
    content: '',
    instructions: '',
    expectedPrice: salary,
    withResumeFile: false,
    projectExperienceIds: [],
  };

  async function send({ content, instructions, expectedPrice, ...attached }: ApplyValues) {
    try {
      await inForm(
        apply({
          projectReleaseInforId,
          content: content.trim(),
          instructions: instructions.trim(),
          expectedPrice: expectedPrice ?? salary,
          withResumeFile: attached.withResumeFile,
          projectExperienceIds: [...attached.projectExperienceIds],
        }),
      );
      onSent();
    } catch (error) {
      const obstacle = isCallError(error) ? obstacleOf(error) : undefined;
      if (obstacle) onObstacle(obstacle);
      throw error;
    }
  }

  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {projectName}
      </Typography>
      <Form
        initialValues={initialValues}
        validationSchema={applyRules}
        draftKey={`apply:${projectReleaseInforId}`}
        onSubmit={send}
      >
        <TextField
          name="content"
          label={t`Why should the client choose you?`}
          hint={t`Experience with this field and these languages, tools, similar work.`}
          required
          multiline
          minRows={4}
        />
        <MoneyField
          name="expectedPrice"
          label={t`Expected price (${unit})`}
          hint={t`This is the client’s rate. Change it if you need to.`}
          currency={currency}
          required
        />
        <Estimate posting={posting} />
        <TextField
          name="instructions"
          label={t({ message: 'Anything else', context: 'field' })}
          hint={t`When you can start, questions for the client (optional).`}
          multiline
          minRows={2}
        />
        {resume?.resumeFile ? (
          <CheckboxField name="withResumeFile" label={t`Attach my resume file`} />
        ) : null}
        {cases.length > 0 ? (
          <MultiSelectField
            name="projectExperienceIds"
            label={t({ message: 'Project cases', context: 'field' })}
            hint={t`From your resume, sent as they are now.`}
            options={cases.map(({ projectExperienceId, projectName: label }) => ({
              value: projectExperienceId,
              label,
            }))}
          />
        ) : null}
        <Typography variant="body2" color="textSecondary">
          <Trans>
            The client sees what you write here, your resume with your contact details, and your
            reviews and tests.
          </Trans>
        </Typography>
        <FormActions
          submitLabel={<Trans>Send the application</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </>
  );
}

/** What the job comes to at the price that is typed. */
function Estimate({ posting }: { posting: PostingDetail }) {
  const names = useNames();
  const { expectedPrice } = useFormikContext<ApplyValues>().values;
  if (expectedPrice === null) return null;
  const { estimatedWorkload, unitName, currency } = posting;
  const total = priceOf(expectedPrice, estimatedWorkload);
  const net = total - shareOf(total, limits.commissionShare);
  return (
    <Typography variant="body2" aria-live="polite" data-figures="">
      <Trans>
        For {names.workload(estimatedWorkload, unitName)} you earn about{' '}
        <Money amount={net} currency={currency} emphasis="earned" />, after {commission} commission.
      </Trans>
    </Typography>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  return (
    <Stack spacing={2} role="status" sx={{ alignItems: 'center', textAlign: 'center', py: 2 }}>
      <InboxDrawing />
      <Typography>
        <Trans>
          The client has been notified. If they place an order, you will find it under Orders and
          can accept it there.
        </Trans>
      </Typography>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        <Button variant="contained" component={RouteLink} to="applicationRecord">
          <Trans context="button">My applications</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans context="button">Close</Trans>
        </Button>
      </Stack>
    </Stack>
  );
}
