import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useClientSaveCostCentreMutation } from '@tolk/api-client';
import type { CostCentre } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { MoneyField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import { limits } from '@tolk/domain';
import { bounds } from '@tolk/domain/bounds';
import { costCentreRules, type CostCentreValues } from './organisation-rules.ts';

interface CostCentreDialogProps {
  /** A new one when left out. */
  costCentre: CostCentre | undefined;
  currency: string;
  onClose: () => void;
}

/** A new cost centre, or the budget of one. */
export function CostCentreDialog({ costCentre, currency, onClose }: CostCentreDialogProps) {
  const { t } = useLingui();
  const [save] = useClientSaveCostCentreMutation();
  const near = bounds.budgetNear;
  const initialValues: CostCentreValues = {
    name: costCentre?.name ?? '',
    monthlyBudget: costCentre?.monthlyBudget ?? null,
  };
  return (
    <FormDialog
      open
      title={
        costCentre ? <Trans>Budget of {costCentre.name}</Trans> : <Trans>Add a cost centre</Trans>
      }
      onClose={onClose}
    >
      <Form
        initialValues={initialValues}
        validationSchema={costCentreRules}
        onSubmit={async ({ name, monthlyBudget }) => {
          await inForm(save({ name: name.trim(), monthlyBudget }));
          onClose();
          notify(t`The cost centre is saved.`);
        }}
      >
        {costCentre ? null : (
          <TextField
            name="name"
            label={t({ message: 'Cost centre', context: 'field' })}
            required
            maxLength={limits.orderReference.max}
          />
        )}
        <MoneyField
          name="monthlyBudget"
          label={t`Budget for a month`}
          hint={t`Managers are told at ${near} of the budget and when it’s used up. Leave empty for no budget.`}
          currency={currency}
        />
        <FormActions
          submitLabel={<Trans context="button">Save</Trans>}
          color="secondary"
          onCancel={onClose}
        />
      </Form>
    </FormDialog>
  );
}
