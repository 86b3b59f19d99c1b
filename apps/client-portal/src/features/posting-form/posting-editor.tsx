import { Trans, useLingui } from '@lingui/react/macro';
import type { PostingDraft, PostingForm } from '@tolk/contract';
import { errorCodes } from '@tolk/contract/error-codes';
import { Stack } from '@tolk/design-system';
import { DateTimeField, SelectField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField, useFormikContext } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { defaultFileAudience } from '@tolk/domain';
import { useChoices } from '@tolk/labels';
import { breakFieldNames, PairRange } from '@tolk/market-views';
import { useState, type ComponentProps } from 'react';
import { useOpenedAt } from '../../work-terms/use-opened-at.ts';
import { KindFields } from '../../work-terms/work-fields.tsx';
import type { AskedFirst } from './asked-first-choice.tsx';
import { FilesPart } from './files-part.tsx';
import { ContactFields } from './contact-fields.tsx';
import { LateDeadline } from './late-deadline.tsx';
import { LeaveButtons } from './leave-buttons.tsx';
import { PayPart } from './pay-part.tsx';
import type { ShownFile } from '../../postings/own-posting.tsx';
import { PostingPreview } from './posting-preview.tsx';
import { postingFormOf, postingRules } from './posting-rules.ts';
import type { PostingValues } from './posting-values.ts';
import { ProposedRate } from './proposed-rate.tsx';
import { RegionField } from './region-field.tsx';
import { SaveTemplate } from './save-template.tsx';
import { ShortForm } from './short-form.tsx';
import { useProposal } from './use-proposal.ts';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { VisibilityField } from './visibility-field.tsx';
import { BookingPart } from './booking-part.tsx';

interface Props {
  initialValues: PostingValues;
  draftKey: string;
  /** The last step, as a verb: publish, save. */
  confirmLabel: string;
  /** Rejects with a call's error. Of a new posting a list of suppliers may be asked first. */
  onSave: (form: PostingForm, askedFirst?: AskedFirst) => Promise<void>;
  isNew?: true;
  /** Keeps what is filled in so far, where that is possible. Rejects with a call's error. */
  onSaveDraft?: (draft: PostingDraft) => Promise<void>;
  /** After what was typed is kept or discarded. */
  onLeave: ComponentProps<typeof LeaveButtons>['onLeave'];
  /** Asks only for what nobody can propose; `onAllFields` leads on with what is filled in. */
  short?: { onAllFields: () => void } | undefined;
}

interface Question {
  form: PostingForm;
  files: readonly ShownFile[];
  /** Null: back to editing. */
  answer: (yes: { askedFirst: AskedFirst | undefined } | null) => void;
}

/** The person went back from the preview: the form keeps its draft, and without a message it says nothing. */
class BackToEditing extends Error {}

/** As the preview shows them. */
function shownFilesOf({ files, audiences, references }: PostingValues): ShownFile[] {
  return files.map((file) => ({
    ...file,
    audience: audiences[file.fileId] ?? defaultFileAudience,
    referenceOnly: references.includes(file.fileId),
  }));
}

const serverFields = { [errorCodes.deadlinePassed]: 'deadline', ...breakFieldNames };

/** The form of a posting. Sending it shows the preview first; only from there it goes to the server. */
export function PostingEditor({
  initialValues,
  draftKey,
  confirmLabel,
  onSave,
  onSaveDraft,
  onLeave,
  short,
  isNew,
}: Props) {
  const { t } = useLingui();
  const [question, setQuestion] = useState<Question>();

  async function submit(values: PostingValues) {
    const form = postingFormOf(values);
    const agreed = await new Promise<Parameters<Question['answer']>[0]>((answer) =>
      setQuestion({ form, files: shownFilesOf(values), answer }),
    );
    try {
      if (agreed === null) throw new BackToEditing();
      await onSave(form, agreed.askedFirst);
    } finally {
      setQuestion(undefined);
    }
  }

  return (
    <>
      <Form<PostingValues>
        initialValues={initialValues}
        validationSchema={postingRules}
        serverFields={serverFields}
        draftKey={draftKey}
        onSubmit={submit}
        aria-label={t({ message: 'Project', context: 'region' })}
      >
        {short ? (
          <ShortForm initialValues={initialValues} onAllFields={short.onAllFields} />
        ) : (
          <AllFields currency={initialValues.currency} isProposed={onSaveDraft !== undefined} />
        )}
        <FormActions submitLabel={<Trans context="button">Preview</Trans>} color="secondary">
          <LeaveButtons
            initialValues={initialValues}
            draftKey={draftKey}
            onSaveDraft={onSaveDraft}
            onLeave={onLeave}
          />
          {short ? null : <SaveTemplate />}
        </FormActions>
      </Form>
      {question ? (
        <PostingPreview
          form={question.form}
          files={question.files}
          confirmLabel={confirmLabel}
          isNew={isNew === true}
          onConfirm={(askedFirst) => question.answer({ askedFirst })}
          onBack={() => question.answer(null)}
        />
      ) : null}
    </>
  );
}

/** Fills in what is proposed and says what others pay. */
function Proposing() {
  const rate = useProposal('allFields')?.rate;
  return rate ? <ProposedRate rate={rate} /> : null;
}

function UsualRate() {
  return <PairRange work={useFormikContext<PostingValues>().values} />;
}

interface AllFieldsProps {
  currency: string;
  /** A published posting says what its applicants read, so nothing is filled into it. */
  isProposed: boolean;
}

function AllFields({ currency, isProposed }: AllFieldsProps) {
  return (
    <>
      <Section title={<Trans context="heading">The work</Trans>}>
        <WorkPart />
      </Section>
      <Section title={<Trans>Pay and workload</Trans>}>
        <Stack spacing={2.5}>
          <PayPart currency={currency} />
          {isProposed ? <Proposing /> : <UsualRate />}
        </Stack>
      </Section>
      <Section title={<Trans>Time and place</Trans>}>
        <Stack spacing={2.5}>
          <WhenPart />
        </Stack>
      </Section>
      <Section title={<Trans context="heading">Contact</Trans>}>
        <ContactPart />
      </Section>
    </>
  );
}

function WorkPart() {
  const { t } = useLingui();
  const choices = useChoices();
  const interpreting = isInterpreting(useFormikContext<PostingValues>().values);
  return (
    <Stack spacing={2.5}>
      <TextField
        name="projectName"
        label={t({ message: 'Project name', context: 'field' })}
        placeholder={t`For example: supply contract, English into Chinese`}
        required
      />
      <KindFields typeName="projectType" />
      <SelectField
        name="jobLevel"
        label={t({ message: 'Level', context: 'field' })}
        hint={t`How much experience the work requires. Leave empty if any level is fine.`}
        options={choices.jobLevels}
      />
      <TextField
        name="remarks"
        label={t({ message: 'Remarks', context: 'field' })}
        hint={
          interpreting
            ? t`What it is about, who takes part and what you expect from the interpreter.`
            : t`What the text is about, who will read it and what you expect from the supplier.`
        }
        multiline
        minRows={4}
        required
      />
      {interpreting ? null : (
        <TextField
          name="deliveryInstructions"
          label={t({ message: 'Delivery instructions', context: 'field' })}
          hint={t`File format, terminology, style guide.`}
          multiline
          minRows={2}
        />
      )}
      <FilesPart />
      <VisibilityField />
    </Stack>
  );
}

function WhenPart() {
  const { t } = useLingui();
  const now = useOpenedAt();
  const { values } = useFormikContext<PostingValues>();
  return (
    <>
      {isInterpreting(values) ? (
        <BookingPart />
      ) : (
        <>
          <FieldRow>
            <DateTimeField
              name="startTime"
              label={t({ message: 'Work starts', context: 'field' })}
            />
            <DateTimeField
              name="dueDate"
              label={t({ message: 'Delivery due', context: 'field' })}
              min={now}
            />
          </FieldRow>
          <RegionField work="anywhere" />
        </>
      )}
      <DateTimeField
        name="deadline"
        label={t({ message: 'Apply by', context: 'field' })}
        hint={t`The project closes automatically at that time.`}
        min={now}
        required
      />
      <LateDeadline values={values} />
    </>
  );
}

function ContactPart() {
  const { t } = useLingui();
  return (
    <Stack spacing={2.5}>
      <TextField
        name="companyName"
        label={t({ message: 'Company name', context: 'field' })}
        autoComplete="organization"
      />
      <ContactFields />
    </Stack>
  );
}
