import { Trans, useLingui } from '@lingui/react/macro';
import { uploadFile } from '@tolk/api-client';
import { Button, Stack } from '@tolk/design-system';
import { DateTimeField, FileField } from '@tolk/design-system/fields';
import { FieldRow, Form, FormActions, TextField } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { limits } from '@tolk/domain';
import { useOpenedAt } from '../../parts/use-opened-at.ts';
import { KindFields, PriceFields } from '../../parts/work-fields.tsx';
import { OrderCost } from './order-cost.tsx';
import { orderRules, orderTermsOf } from './order-rules.ts';
import type { OrderTerms, OrderValues } from './order-values.ts';

interface Props {
  initialValues: OrderValues;
  draftKey: string;
  /** Sends the order, as a verb. */
  submitLabel: string;
  /** Rejects with a call's error. */
  onSend: (terms: OrderTerms) => Promise<void>;
  onCancel: () => void;
}

/** The terms of an order, with what they cost. */
export function OrderEditor({ initialValues, draftKey, submitLabel, onSend, onCancel }: Props) {
  const { t } = useLingui();
  return (
    <Form<OrderValues>
      initialValues={initialValues}
      validationSchema={orderRules}
      draftKey={draftKey}
      onSubmit={(values) => onSend(orderTermsOf(values))}
      aria-label={t`Order`}
    >
      <Section title={<Trans>The work</Trans>}>
        <WorkPart />
      </Section>
      <Section title={<Trans>Dates</Trans>}>
        <DatesPart />
      </Section>
      <Section title={<Trans>Price</Trans>}>
        <Stack spacing={2.5}>
          <PriceFields
            names={{ type: 'orderType', price: 'unitPrice', workload: 'workload' }}
            currency="CNY"
            labels={{ price: t`Unit price`, workload: t`Workload` }}
          />
          <OrderCost />
        </Stack>
      </Section>
      <FormActions submitLabel={submitLabel} color="secondary">
        <Button size="large" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </FormActions>
    </Form>
  );
}

function WorkPart() {
  const { t } = useLingui();
  return (
    <Stack spacing={2.5}>
      <TextField name="orderName" label={t`Order name`} required />
      <KindFields typeName="orderType" />
      <TextField
        name="orderDescription"
        label={t`Description`}
        hint={t`What is to be delivered, in which format, by which rules.`}
        multiline
        minRows={4}
        required
      />
      <FileField
        name="orderFiles"
        label={t`Order files`}
        hint={t`The source text, references, terminology.`}
        maxBytes={limits.file.bytes}
        maxFiles={limits.file.perOrder}
        upload={(file, options) => uploadFile(file, 'order', options)}
      />
    </Stack>
  );
}

function DatesPart() {
  const { t } = useLingui();
  const now = useOpenedAt();
  return (
    <Stack spacing={2.5}>
      <FieldRow>
        <DateTimeField name="startTime" label={t`Start`} required />
        <DateTimeField name="endTime" label={t`End`} required />
      </FieldRow>
      <FieldRow>
        <DateTimeField
          name="deliverTime"
          label={t`Delivery`}
          hint={t`When the supplier delivers at the latest.`}
          min={now}
          required
        />
        <DateTimeField
          name="acceptTime"
          label={t`Acceptance`}
          hint={t`Until when you will have checked the results.`}
          min={now}
          required
        />
      </FieldRow>
    </Stack>
  );
}
