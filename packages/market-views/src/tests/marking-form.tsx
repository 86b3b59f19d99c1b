import { Trans, useLingui } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { NumberField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { Section, StatusChip } from '@tolk/design-system/pieces';
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
import { markingRules, marksIn, noMarks, type MarkingValues } from './marking-rules.ts';

/** Two short fields beside each other, so that sheet and text fit on one screen. */
const sheetRows = [markingSheet.slice(0, 2), markingSheet.slice(2)];

interface MarkingFormProps {
  /** Under which what is typed is kept in this tab. */
  draftKey: string;
  onMark: (sheet: { marks: Marks; remark: string }) => Promise<void>;
}

/** The marking sheet: points by criterion, the sum while they are typed, and words for the supplier. */
export function MarkingForm({ draftKey, onMark }: MarkingFormProps) {
  const { t, i18n } = useLingui();

  async function submit(values: MarkingValues) {
    const marks = marksIn(values);
    if (marks !== null) await onMark({ marks, remark: values.remark.trim() });
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
            <FormActions submitLabel={<Trans>Save the marks</Trans>} color="secondary" />
          </>
        )}
      </Form>
    </Section>
  );
}

function Sum({ values }: { values: MarkingValues }) {
  const marks = marksIn(values);
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {marks === null ? (
        <Trans>
          {markingPassLine} of {markingTotal} points pass.
        </Trans>
      ) : (
        <>
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
        </>
      )}
    </Box>
  );
}
