import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Typography } from '@tolk/design-system';
import { DateTimeField } from '@tolk/design-system/fields';
import { TextField, useFormikContext } from '@tolk/design-system/form';
import { DefinitionList, Section } from '@tolk/design-system/pieces';
import { isCountedByCharacter, limits } from '@tolk/domain';
import { formatDateTime, formatNumber, useLanguage } from '@tolk/i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { useOpenedAt } from '../../work-terms/use-opened-at.ts';
import { KindFields } from '../../work-terms/work-fields.tsx';
import { BookingPart } from './booking-part.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FilesPart } from './files-part.tsx';
import { LateDeadline } from './late-deadline.tsx';
import { PayPart } from './pay-part.tsx';
import type { PostingValues } from './posting-values.ts';
import { ProposedRate } from './proposed-rate.tsx';
import { VisibilityField } from './visibility-field.tsx';
import { useProposal, type Proposal } from './use-proposal.ts';

interface Props {
  initialValues: PostingValues;
  onAllFields: () => void;
}

/** Only what nobody can propose; the rest is filled in beside it and changed among all fields. */
export function ShortForm({ initialValues, onAllFields }: Props) {
  const proposal = useProposal('short');
  const contactKnown = useContactKnown(initialValues);
  useFaultsElsewhere(contactKnown, onAllFields);
  return (
    <>
      <Section title={<Trans context="heading">The work</Trans>}>
        <Stack spacing={2.5}>
          <KindFields typeName="projectType" />
          <Remarks />
          <FilesPart />
          <VisibilityField />
        </Stack>
      </Section>
      <Section title={<Trans>Pay and time</Trans>}>
        <Stack spacing={2.5}>
          <When proposal={proposal} />
          <PayPart currency={initialValues.currency} />
          {proposal?.rate ? <ProposedRate rate={proposal.rate} /> : null}
          {contactKnown ? null : <ContactFields />}
        </Stack>
      </Section>
      <FilledIn contactKnown={contactKnown} onAllFields={onAllFields} />
    </>
  );
}

/** As the form began: a field does not go away while somebody fills it in. */
function useContactKnown({ contactName, contactPhone }: PostingValues): boolean {
  const { min } = limits.contact;
  const [known] = useState(contactName.trim().length >= min && contactPhone.trim().length >= min);
  return known;
}

/** What is wrong in a field that is not shown here is mended where it is. */
function useFaultsElsewhere(contactKnown: boolean, onAllFields: () => void): void {
  const { errors, submitCount, isValidating } = useFormikContext<PostingValues>();
  const hidden = [
    'projectName',
    'deadline',
    ...(contactKnown ? ['contactName', 'contactPhone'] : []),
  ];
  const faulty = Object.keys(errors);
  // Name and deadline are proposed once the fields that are shown are filled in.
  const elsewhere = faulty.length > 0 && faulty.every((name) => hidden.includes(name));
  const leave = useEffectEvent(onAllFields);
  useEffect(() => {
    if (submitCount > 0 && elsewhere && !isValidating) leave();
  }, [submitCount, elsewhere, isValidating]);
}

function Remarks() {
  const { t } = useLingui();
  const interpreting = isInterpreting(useFormikContext<PostingValues>().values);
  return (
    <TextField
      name="remarks"
      label={t({ message: 'Remarks', context: 'field' })}
      hint={
        interpreting
          ? t`What it is about, in a sentence or two, and who takes part.`
          : t`What the text is about, in a sentence or two, and who will read it.`
      }
      multiline
      minRows={2}
      required
    />
  );
}

function When({ proposal }: { proposal: Proposal | undefined }) {
  const { t } = useLingui();
  const now = useOpenedAt();
  const { values } = useFormikContext<PostingValues>();
  if (isInterpreting(values)) return <BookingPart />;
  return (
    <>
      <DateTimeField
        name="dueDate"
        label={t({ message: 'Delivery due', context: 'field' })}
        hint={
          proposal?.dueDate && proposal.stands('dueDate') ? (
            <WhyThen proposal={proposal} />
          ) : (
            t`We’ll suggest a date once we know how much work there is.`
          )
        }
        min={now}
      />
      <LateDeadline values={values} />
    </>
  );
}

function WhyThen({ proposal: { workDays, wordsPerDay } }: { proposal: Proposal }) {
  const language = useLanguage();
  const { sourceLanguage } = useFormikContext<PostingValues>().values;
  const { applyDays } = limits.postingProposal;
  if (workDays === null || wordsPerDay === null) return null;
  const output = formatNumber(wordsPerDay, language);
  return isCountedByCharacter(sourceLanguage) ? (
    <Trans>
      Proposed: {applyDays} working days to choose a supplier and {workDays} for the work, at{' '}
      {output} characters a day.
    </Trans>
  ) : (
    <Trans>
      Proposed: {applyDays} working days to choose a supplier and {workDays} for the work, at{' '}
      {output} words a day.
    </Trans>
  );
}

interface FilledInProps {
  contactKnown: boolean;
  onAllFields: () => void;
}

/** What stands in the fields that are not shown. */
function FilledIn({ contactKnown, onAllFields }: FilledInProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { values } = useFormikContext<PostingValues>();
  const { projectName, deadline, contactName, contactPhone } = values;
  return (
    <Section
      title={<Trans>Filled in for you</Trans>}
      action={
        <Button onClick={onAllFields}>
          <Trans context="button">All fields</Trans>
        </Button>
      }
    >
      {projectName === '' && !deadline ? (
        <Typography variant="body2" color="textSecondary">
          <Trans>
            Name and application deadline appear here once you’ve chosen the languages and the
            amount of work.
          </Trans>
        </Typography>
      ) : null}
      <DefinitionList
        entries={[
          {
            key: 'name',
            label: t({ message: 'Project name', context: 'field' }),
            value: projectName,
          },
          {
            key: 'deadline',
            label: t({ message: 'Apply by', context: 'field' }),
            value: deadline ? formatDateTime(deadline, { language }) : '',
          },
          {
            key: 'contact',
            label: t({ message: 'Contact person', context: 'field' }),
            value: contactKnown ? contactName : '',
          },
          {
            key: 'reach',
            label: t({ message: 'Contact information', context: 'field' }),
            value: contactKnown ? contactPhone : '',
          },
        ]}
      />
    </Section>
  );
}
