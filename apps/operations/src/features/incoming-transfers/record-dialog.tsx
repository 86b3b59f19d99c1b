import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsAddIncomingTransferMutation } from '@tolk/api-client';
import { notify } from '@tolk/design-system';
import { MoneyField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { paymentCurrency } from '../../money/payment-currency.ts';
import { transferLooks } from '../../money/transfer-labels.tsx';
import { emptyLine, lineOf, lineRules } from './record-rules.ts';

const { payer, payerAccount, remark } = limits.transfer;

/** Recording one line of the statement by hand. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const [record] = useOpsAddIncomingTransferMutation();
  return (
    <FormDialog open title={<Trans context="heading">Record a transfer</Trans>} onClose={onClose}>
      <Form
        initialValues={emptyLine}
        validationSchema={lineRules}
        draftKey="incoming-transfer"
        onSubmit={async (values) => {
          const { outcome } = await inForm(record(lineOf(values)));
          onClose();
          const standing = i18n._(transferLooks[outcome].label);
          notify(t`The transfer is recorded: ${standing}`);
        }}
      >
        <TextField
          name="bankReference"
          label={t({ message: 'Bank reference', context: 'field' })}
          hint={t`The number of the line in the bank’s statement.`}
          maxLength={40}
          required
        />
        <FieldRow>
          <TextField
            name="receivedOn"
            type="date"
            label={t({ message: 'Received on', context: 'field' })}
            required
          />
          <MoneyField
            name="amount"
            currency={paymentCurrency}
            label={t({ message: 'Amount', context: 'field' })}
            required
          />
        </FieldRow>
        <TextField
          name="payer"
          label={t({ message: 'Payer', context: 'field' })}
          maxLength={payer}
          required
        />
        <TextField name="payerAccount" label={t`Account of the payer`} maxLength={payerAccount} />
        <TextField
          name="remark"
          label={t({ message: 'Remarks', context: 'transfer' })}
          hint={t`As the payer wrote them: the reference is read from them.`}
          maxLength={remark}
        />
        <FormActions
          submitLabel={<Trans context="button">Record</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
