import { Trans, useLingui } from '@lingui/react/macro';
import { discardRulingFile, uploadRulingFile } from '@tolk/api-client';
import type { calls, RequestOf } from '@tolk/contract';
import { Alert, Typography } from '@tolk/design-system';
import { DateTimeField, FileField, NumberField, RadioField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { bounds, appealOutcomes, filePolicies, limits } from '@tolk/domain';
import { appealOutcomeLabels } from '@tolk/labels';
import { useUploadBy } from '@tolk/market-views';
import { ReadySentences } from '../../reasons/ready-sentences.tsx';
import type { AppealWithOrder } from './appeal-with-order.ts';
import { cannedGrounds } from './canned-grounds.ts';
import { SplitAmounts } from './split-amounts.tsx';
import { emptyRuling, percentOf, rulingRules, type RulingValues } from './ruling-rules.ts';

const { reviewDays } = bounds;
const rulingFiles = { upload: uploadRulingFile, discard: discardRulingFile };

type Call = (typeof calls)['opsinterface']['appeals']['ruleAppeal'];
export type Ruled = Omit<RequestOf<Call>, 'projectOrderAppealId' | 'version'>;

interface RulingDialogProps {
  story: {
    appeal: Pick<AppealWithOrder['appeal'], 'projectOrderAppealId'> &
      Parameters<typeof SplitAmounts>[0]['appeal'];
  };
  /** The first ruling, or the decision after it, which is final. */
  decides: 'rule' | 'review';
  /** Rejects with a `CallError` that the form shows. */
  onRule: (ruled: Ruled) => Promise<void>;
  onClose: () => void;
}

/** An outcome with its grounds, and what it is in money for both sides. */
export function RulingDialog({ story, decides, onRule, onClose }: RulingDialogProps) {
  const { t, i18n } = useLingui();
  const { appeal } = story;
  const { upload, discard, isUploading } = useUploadBy(rulingFiles);

  async function submit(values: RulingValues) {
    if (isUploading()) throw new Error(t`A file is still on its way. Send once it has arrived.`);
    await onRule(ruledOf(values));
  }

  return (
    <FormDialog
      open
      title={
        decides === 'rule' ? <Trans>Rule on the appeal</Trans> : <Trans>Decide the review</Trans>
      }
      onClose={onClose}
    >
      <Form
        initialValues={emptyRuling}
        validationSchema={rulingRules}
        draftKey={`ruling-${decides}-${appeal.projectOrderAppealId}`}
        onSubmit={submit}
      >
        {(values) => {
          const percent = percentOf(values);
          return (
            <>
              <Consequence decides={decides} />
              <RadioField
                name="outcome"
                label={t({ message: 'Outcome', context: 'field' })}
                required
                options={appealOutcomes.map((value) => ({
                  value,
                  label: i18n._(appealOutcomeLabels[value]),
                }))}
              />
              {values.outcome === 'split' ? (
                <NumberField
                  name="refundPercent"
                  label={t`Share of the price to refund`}
                  hint={t`From 1 to 99. The fee and the commission follow it.`}
                  endAdornment="%"
                  required
                />
              ) : null}
              {values.outcome === 'redo' ? (
                <DateTimeField name="deliverTime" label={t`New due time`} required />
              ) : null}
              {percent === null ? null : <SplitAmounts appeal={appeal} refundPercent={percent} />}
              {values.outcome === '' ? null : (
                <ReadySentences name="text" sentences={cannedGrounds[values.outcome]} />
              )}
              <TextField
                name="text"
                label={t({ message: 'Grounds', context: 'field' })}
                hint={t`Both sides will read exactly this.`}
                multiline
                minRows={5}
                maxLength={limits.appeal.text}
                required
              />
              <FileField
                name="files"
                label={t({ message: 'Files', context: 'field' })}
                hint={t`Both sides can read and download them.`}
                maxBytes={filePolicies.ruling.bytes}
                maxFiles={limits.appeal.filesPerRuling}
                upload={upload}
                discard={discard}
              />
              <FormActions
                submitLabel={
                  decides === 'rule' ? (
                    <Trans context="button">Rule</Trans>
                  ) : (
                    <Trans context="button">Decide finally</Trans>
                  )
                }
                color="secondary"
                onCancel={onClose}
              />
            </>
          );
        }}
      </Form>
    </FormDialog>
  );
}

function Consequence({ decides }: Pick<RulingDialogProps, 'decides'>) {
  if (decides === 'review') {
    return (
      <Alert severity="warning">
        <Trans>
          This decision is final. The money moves straight away and no further review is possible.
        </Trans>
      </Alert>
    );
  }
  return (
    <Typography>
      <Trans>
        Each side has {reviewDays} days to ask for one review by another member of staff. The money
        moves when both accept, or when the {reviewDays} days are over.
      </Trans>
    </Typography>
  );
}

function ruledOf({ outcome, refundPercent, deliverTime, text, files }: RulingValues): Ruled {
  // The rules let no form without one pass.
  if (outcome === '') throw new Error('A ruling has an outcome.');
  return {
    outcome,
    text: text.trim(),
    fileIds: files.map(({ fileId }) => fileId),
    ...(outcome === 'split' && refundPercent !== null ? { refundPercent } : {}),
    ...(outcome === 'redo' && deliverTime !== null ? { deliverTime } : {}),
  };
}
