import { Trans, useLingui } from '@lingui/react/macro';
import {
  discardFile,
  inForm,
  isCallError,
  uploadFile,
  useSupAddProjectApplicationJLMutation,
  useSupGetApplicationDraftQuery,
  useSupGetPostingInvitationsQuery,
  useSupGetSupResumeDataQuery,
  useSupSaveApplicationDraftMutation,
} from '@tolk/api-client';
import type { ApplicationDraft, LatestOffer, PostingDetail } from '@tolk/contract';
import { Button, Skeleton, Stack, Typography } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { DateTimeField, FileField, MoneyField, MultiSelectField } from '@tolk/design-system/fields';
import {
  CheckboxField,
  FieldRow,
  Form,
  FormActions,
  TextField,
  useFormikContext,
} from '@tolk/design-system/form';
import { Money } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { acceptOf, bounds, filePolicies, limits, priceOf, shareOf } from '@tolk/domain';
import { useNames } from '@tolk/labels';
import { Approx, PairRange, WorkloadField } from '@tolk/market-views';
import { RouteLink } from '@tolk/platform';
import { useState } from 'react';
import { applyRules, type ApplyValues } from './apply-rules.ts';
import { TemplatePart } from './template-part.tsx';
import { obstacleOf, type Obstacle } from '../../profile-steps/obstacle.ts';

const { commission } = bounds;

interface ApplyDialogProps {
  posting: PostingDetail;
  /** The language test is not passed yet: what is written waits for it. */
  untilTested: boolean;
  onClose: () => void;
  /** The server wants something else first; what was typed is kept. */
  onObstacle: (obstacle: Obstacle) => void;
}

/** The application for a posting; what was typed is kept until it is sent. */
export function ApplyDialog({ posting, untilTested, onClose, onObstacle }: ApplyDialogProps) {
  const [done, setDone] = useState<'sent' | 'kept'>();
  const { projectReleaseInforId } = posting;
  const draft = useSupGetApplicationDraftQuery({ projectReleaseInforId });
  const invitations = useSupGetPostingInvitationsQuery({});
  const invitation = invitations.data?.list.find(
    (one) => one.posting.projectReleaseInforId === projectReleaseInforId,
  );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={
        done === 'sent' ? (
          <Trans context="heading">Application sent</Trans>
        ) : done === 'kept' ? (
          <Trans context="heading">Application saved</Trans>
        ) : untilTested ? (
          <Trans>Write the application</Trans>
        ) : (
          <Trans>Apply for this job</Trans>
        )
      }
    >
      {done !== undefined ? (
        <Done how={done} onClose={onClose} />
      ) : invitations.isLoading || draft.isLoading ? (
        <Skeleton variant="rounded" height={320} />
      ) : (
        <ApplyForm
          posting={posting}
          untilTested={untilTested}
          draft={draft.data ?? null}
          offer={invitation?.offer ?? null}
          onClose={onClose}
          onObstacle={onObstacle}
          onDone={setDone}
        />
      )}
    </FormDialog>
  );
}

type ApplyFormProps = ApplyDialogProps & {
  /** What the client offered, or both agreed on, before the application; null without an invitation. */
  offer: LatestOffer | null;
  /** What was written before the language test was passed. */
  draft: ApplicationDraft | null;
  onDone: (how: 'sent' | 'kept') => void;
};

function ApplyForm(props: ApplyFormProps) {
  const { posting, untilTested, offer, draft, onClose, onObstacle, onDone } = props;
  const { t } = useLingui();
  const [apply] = useSupAddProjectApplicationJLMutation();
  const [keep] = useSupSaveApplicationDraftMutation();
  const { projectReleaseInforId, salary, estimatedWorkload, projectName } = posting;
  const { data: resume } = useSupGetSupResumeDataQuery({});
  const cases = resume?.projectExperiences ?? [];
  const proposed = {
    expectedPrice: offer?.unitPrice ?? salary,
    workload: offer?.workload ?? estimatedWorkload,
    deliverTime: offer === null ? dueOf(posting) : offer.deliverTime,
  };
  const initialValues: ApplyValues = {
    content: '',
    instructions: '',
    withResumeFile: false,
    projectExperienceIds: [],
    files: [],
    ...proposed,
    ...draft,
  };

  async function send(values: ApplyValues) {
    const { content, instructions, expectedPrice, workload, deliverTime, ...attached } = values;
    try {
      const words = {
        projectReleaseInforId,
        content: content.trim(),
        instructions: instructions.trim(),
        expectedPrice: expectedPrice ?? salary,
        ...(workload === null ? {} : { workload }),
        ...(deliverTime === null || deliverTime === proposed.deliverTime ? {} : { deliverTime }),
        withResumeFile: attached.withResumeFile,
        projectExperienceIds: [...attached.projectExperienceIds],
      };
      if (untilTested) {
        const { sent } = await inForm(keep(words));
        return onDone(sent ? 'sent' : 'kept');
      }
      await inForm(apply({ ...words, fileIds: attached.files.map(({ fileId }) => fileId) }));
      onDone('sent');
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
        <TemplatePart posting={posting} />
        <TextField
          name="content"
          label={t`Why should the client choose you?`}
          hint={t`Experience with this field and these languages, tools, similar work.`}
          required
          multiline
          minRows={4}
        />
        <OfferPart posting={posting} offer={offer} />
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
        {untilTested ? null : (
          <FileField
            name="files"
            label={t({ message: 'Files', context: 'field' })}
            hint={t`Work samples or references. Only this client can open them (optional).`}
            accept={acceptOf('application')}
            maxBytes={filePolicies.application.bytes}
            maxFiles={limits.application.files}
            upload={(file, options) => uploadFile(file, 'application', options)}
            discard={discardFile}
          />
        )}
        <Typography variant="body2" color="textSecondary">
          {untilTested ? (
            <Trans>
              Only you see it until you pass the language test. It is then sent to the client by
              itself, with your resume, contact details, reviews and tests.
            </Trans>
          ) : (
            <Trans>
              The client sees what you write here, your resume with your contact details, and your
              reviews and tests.
            </Trans>
          )}
        </Typography>
        <FormActions
          submitLabel={
            untilTested ? <Trans>Save the application</Trans> : <Trans>Send the application</Trans>
          }
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </>
  );
}

/** Rate, workload and due time; what both have agreed on already is no longer asked. */
function OfferPart({ posting, offer }: Pick<ApplyFormProps, 'posting' | 'offer'>) {
  const { t } = useLingui();
  const names = useNames();
  const { currency, unitName, zone, projectType } = posting;
  const unit = names.unit(unitName);
  if (offer?.status === 'agreed') {
    const rate = <Money amount={offer.unitPrice} currency={offer.currency} emphasis="earned" />;
    return (
      <>
        <Typography>
          <Trans>
            You have agreed on {rate} {names.perUnit(offer.unitName)} with the client.
          </Trans>
        </Typography>
        <Estimate posting={posting} />
      </>
    );
  }
  return (
    <>
      <FieldRow>
        <MoneyField
          name="expectedPrice"
          label={t`Expected price (${unit})`}
          hint={
            offer === null
              ? t`This is the client’s rate. Change it if you need to.`
              : t`This is what was offered last. Change it if you need to.`
          }
          currency={currency}
          required
        />
        <WorkloadField
          name="workload"
          label={t({ message: 'Workload', context: 'field' })}
          unitName={unitName}
        />
      </FieldRow>
      <PairRange work={posting} />
      <Estimate posting={posting} />
      {projectType === 'interpretation' ? null : (
        <DateTimeField name="deliverTime" label={t`You can deliver by`} zone={zone} />
      )}
    </>
  );
}

/** Interpreting ends when it is held. */
function dueOf({ projectType, dueDate }: PostingDetail): string | null {
  return projectType === 'interpretation' ? null : dueDate;
}

/** What the job comes to at the price that is typed. */
function Estimate({ posting }: { posting: PostingDetail }) {
  const names = useNames();
  const { expectedPrice, workload } = useFormikContext<ApplyValues>().values;
  if (expectedPrice === null || workload === null) return null;
  const { unitName, currency } = posting;
  const total = priceOf(expectedPrice, workload);
  const net = total - shareOf(total, limits.commissionShare);
  const about = <Approx amount={net} currency={currency} />;
  return (
    <Typography variant="body2" aria-live="polite" data-figures="">
      <Trans>
        For {names.workload(workload, unitName)} you earn about{' '}
        <Money amount={net} currency={currency} emphasis="earned" />
        {about}, after {commission} commission.
      </Trans>
    </Typography>
  );
}

function Done({ how, onClose }: { how: 'sent' | 'kept'; onClose: () => void }) {
  return (
    <Stack spacing={2} role="status" sx={{ alignItems: 'center', textAlign: 'center', py: 2 }}>
      <InboxDrawing />
      <Typography>
        {how === 'sent' ? (
          <Trans>
            The client has been notified. If they place an order, you will find it under Orders and
            can accept it there.
          </Trans>
        ) : (
          <Trans>
            It is sent by itself when the language test is passed. Until then you can change or
            delete it here; it also stands among your drafts.
          </Trans>
        )}
      </Typography>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {how === 'sent' ? (
          <Button variant="contained" component={RouteLink} to="applicationRecord">
            <Trans context="button">My applications</Trans>
          </Button>
        ) : (
          <Button
            variant="contained"
            component={RouteLink}
            to="applicationRecord"
            params={{ tab: 'drafts' }}
          >
            <Trans context="button">My drafts</Trans>
          </Button>
        )}
        <Button onClick={onClose}>
          <Trans context="button">Close</Trans>
        </Button>
      </Stack>
    </Stack>
  );
}
