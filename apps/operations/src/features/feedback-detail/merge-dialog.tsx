import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsGetFeedbackListQuery, useOpsMergeFeedbackMutation } from '@tolk/api-client';
import type { StaffFeedbackDetail } from '@tolk/contract';
import { notify, Typography } from '@tolk/design-system';
import { RadioField } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { object, string } from '@tolk/design-system/form-rules';
import { FormDialog, SearchBox } from '@tolk/design-system/portal';
import { useState } from 'react';

const rules = object({ intoFeedbackId: string().required() });
/** So many are offered; others are found by their words. */
const offered = 5;

interface MergeDialogProps {
  report: StaffFeedbackDetail;
  onClose: () => void;
}

/** Choosing the report of the same that this one is merged into. */
export function MergeDialog({ report, onClose }: MergeDialogProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [merge] = useOpsMergeFeedbackMutation();
  const { feedbackId, version } = report;
  const { currentData } = useOpsGetFeedbackListQuery({
    pageSize: offered + 1,
    ...(search.trim() ? { search } : {}),
  });
  const others = (currentData?.list ?? [])
    .filter((one) => one.feedbackId !== feedbackId)
    .slice(0, offered);
  return (
    <FormDialog open title={<Trans>Merge into another report</Trans>} onClose={onClose}>
      <Typography sx={{ mb: 2 }}>
        <Trans>Both are then handled as one, and both people get the same answer.</Trans>
      </Typography>
      <SearchBox
        label={t({ message: 'Search', context: 'field' })}
        placeholder={t`Text, or name of the person`}
        value={search}
        onSearch={setSearch}
      />
      <Form
        initialValues={{ intoFeedbackId: '' }}
        validationSchema={rules}
        onSubmit={async ({ intoFeedbackId }) => {
          await inForm(merge({ feedbackId, version, intoFeedbackId }));
          onClose();
          notify(t`The reports have been merged.`);
        }}
      >
        {others.length === 0 ? (
          <Typography color="textSecondary">
            <Trans>No other report matches.</Trans>
          </Typography>
        ) : (
          <>
            <RadioField
              name="intoFeedbackId"
              label={t`The report to keep`}
              options={others.map((one) => ({
                value: one.feedbackId,
                label: `${one.personName}: ${one.instructions}`,
              }))}
              required
            />
            <FormActions submitLabel={<Trans context="button">Merge</Trans>} onCancel={onClose} />
          </>
        )}
      </Form>
    </FormDialog>
  );
}
