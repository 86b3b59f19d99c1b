import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { NumberField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { Section, StatusChip } from '@tolk/design-system/pieces';
import { ConfirmDialog } from '@tolk/design-system/portal';
import {
  limits,
  markingOutcome,
  markingPassLine,
  markingSheet,
  markingTotal,
  pointsOf,
  type Marks,
} from '@tolk/domain';
import { criterionLabels } from '@tolk/labels';
import { useState } from 'react';
import { markingRules, marksIn, noMarks, type MarkingValues } from './marking-rules.ts';

/** Two short fields beside each other, so that sheet and text fit on one screen. */
const sheetRows = [markingSheet.slice(0, 2), markingSheet.slice(2)];

interface MarkingFormProps {
  /** Under which what is typed is kept in this tab. */
  draftKey: string;
  onMark: (sheet: { marks: Marks; remark: string }) => Promise<void>;
}

/** The marking sheet: points by criterion, the sum while they are typed, and words for the supplier; sent once for all. */
export function MarkingForm({ draftKey, onMark }: MarkingFormProps) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<{ marks: Marks; answer: (yes: boolean) => void }>();

  async function submit(values: MarkingValues) {
    const marks = marksIn(values);
    if (marks === null) return;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsked({ marks, answer: resolve });
    const isSure = await promise;
    setAsked(undefined);
    // A refusal without words: the form keeps what was typed.
    if (!isSure) throw new Error('');
    await onMark({ marks, remark: values.remark.trim() });
  }

  return (
    <Section title={<Trans context="heading">Marking sheet</Trans>}>
      <Form<MarkingValues>
        initialValues={noMarks}
        validationSchema={markingRules}
        draftKey={draftKey}
        aria-label={t({ message: 'Marking sheet', context: 'region' })}
        onSubmit={submit}
      >
        {(values) => (
          <>
            {sheetRows.map((row) => (
              <FieldRow key={row[0]?.criterion}>
                {row.map(({ criterion, points }) => {
                  const { label, hint } = criterionLabels[criterion];
                  const name = i18n._(label);
                  return (
                    <NumberField
                      key={criterion}
                      name={criterion}
                      label={t`${name}, 0 to ${points}`}
                      hint={i18n._(hint)}
                      required
                    />
                  );
                })}
              </FieldRow>
            ))}
            <Sum values={values} />
            <TextField
              name="remark"
              label={t`Remarks for the supplier`}
              hint={t`What was good, what cost points, with examples.`}
              maxLength={limits.testRequest.remark}
              multiline
              minRows={3}
              required
            />
            <FormActions submitLabel={<Trans>Send the marks</Trans>} color="secondary" />
          </>
        )}
      </Form>
      <ConfirmDialog
        open={asked !== undefined}
        title={<Trans>Send these marks?</Trans>}
        confirmLabel={<Trans>Send the marks</Trans>}
        cancelLabel={<Trans>Go on marking</Trans>}
        onConfirm={() => asked?.answer(true)}
        onCancel={() => asked?.answer(false)}
      >
        {asked ? <Total marks={asked.marks} /> : null}
        <Trans>The marks can’t be changed afterwards.</Trans>
      </ConfirmDialog>
    </Section>
  );
}

function Sum({ values }: { values: MarkingValues }) {
  const marks = marksIn(values);
  return (
    <Box role="status">
      {marks === null ? (
        <Trans>
          {markingPassLine} of {markingTotal} points pass.
        </Trans>
      ) : (
        <Total marks={marks} />
      )}
    </Box>
  );
}

function Total({ marks }: { marks: Marks }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box component="span" data-figures="" sx={{ fontWeight: 650 }}>
        <Trans>
          {pointsOf(marks)} of {markingTotal} points, {markingPassLine} to pass
        </Trans>
      </Box>
      {markingOutcome(marks) === 'passed' ? (
        <StatusChip tone="success">
          <Trans context="status">Passed</Trans>
        </StatusChip>
      ) : (
        <StatusChip tone="danger">
          <Trans context="status">Not passed</Trans>
        </StatusChip>
      )}
    </Box>
  );
}
