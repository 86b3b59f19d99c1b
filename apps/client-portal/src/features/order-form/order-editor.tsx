import { Trans, useLingui } from '@lingui/react/macro';
import { discardFile, uploadFile } from '@tolk/api-client';
import { Button, Stack } from '@tolk/design-system';
import { FileField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField, useFormikContext } from '@tolk/design-system/form';
import { Section } from '@tolk/design-system/pieces';
import { acceptOf, limits, type ComparedTerms } from '@tolk/domain';
import { breakFieldNames, ReferenceChoice } from '@tolk/market-views';
import { isInterpreting } from '../../work-terms/interpreting-kind.ts';
import { KindFields, PriceFields, PricingField } from '../../work-terms/work-fields.tsx';
import { AgreedPart } from './agreed-part.tsx';
import { ClashNotice, type Recipient } from './clash-notice.tsx';
import { CancellationFields } from './cancellation-fields.tsx';
import { DatesPart } from './dates-part.tsx';
import { MilestonesPart } from './milestones-part.tsx';
import { OrderCost } from './order-cost.tsx';
import { orderRules, orderTermsOf } from './order-rules.ts';
import type { OrderTerms, OrderValues } from './order-values.ts';
import { ReferenceFields } from '../../work-terms/reference-fields.tsx';
import { BookingFields } from './booking-fields.tsx';
import { ExtraFields } from './extra-fields.tsx';
import { WordsPart } from './words-part.tsx';

interface Props {
  recipient: Recipient;
  initialValues: OrderValues;
  /** What both had agreed on before, if they had: where the order differs, the form says so. */
  agreed?: ComparedTerms | undefined;
  draftKey: string;
  /** Sends the order, as a verb. */
  submitLabel: string;
  /** Rejects with a call's error. */
  onSend: (terms: OrderTerms) => Promise<void>;
  onCancel: () => void;
}

/** The terms of an order, with what they cost. */
export function OrderEditor({
  recipient,
  initialValues,
  agreed,
  draftKey,
  submitLabel,
  onSend,
  onCancel,
}: Props) {
  const { t } = useLingui();
  return (
    <Form<OrderValues>
      initialValues={initialValues}
      validationSchema={orderRules}
      serverFields={breakFieldNames}
      draftKey={draftKey}
      onSubmit={(values) => onSend(orderTermsOf(values))}
      aria-label={t({ message: 'Order', context: 'region' })}
    >
      <Section title={<Trans context="heading">The work</Trans>}>
        <WorkPart />
      </Section>
      <Section title={<Trans context="heading">Dates</Trans>}>
        <DatesPart />
        <ClashNotice recipient={recipient} />
      </Section>
      <Section title={<Trans context="heading">Price</Trans>}>
        <Stack spacing={2.5}>
          <PricePart />
          <ExtraFields />
          <OrderCost />
        </Stack>
      </Section>
      <MilestonesPart />
      <CancellationPart />
      {initialValues.purchaseOrder === undefined ? null : (
        <Section title={<Trans>For your books</Trans>}>
          <ReferenceFields />
        </Section>
      )}
      {agreed === undefined ? null : <AgreedPart agreed={agreed} />}
      <FormActions submitLabel={submitLabel} color="secondary">
        <Button size="large" onClick={onCancel}>
          <Trans context="button">Cancel</Trans>
        </Button>
      </FormActions>
    </Form>
  );
}

function CancellationPart() {
  const { orderType } = useFormikContext<OrderValues>().values;
  if (!isInterpreting({ projectType: orderType })) return null;
  return (
    <Section title={<Trans context="heading">Cancellation</Trans>}>
      <CancellationFields />
    </Section>
  );
}

function WorkPart() {
  const { t } = useLingui();
  const { orderType } = useFormikContext<OrderValues>().values;
  const interpreting = isInterpreting({ projectType: orderType });
  return (
    <Stack spacing={2.5}>
      <TextField name="orderName" label={t({ message: 'Order name', context: 'field' })} required />
      <KindFields typeName="orderType" />
      {interpreting ? <BookingFields /> : null}
      <TextField
        name="orderDescription"
        label={t({ message: 'Description', context: 'field' })}
        hint={
          interpreting
            ? t`What it is about, who takes part and what to prepare.`
            : t`What to deliver, in which format and to which guidelines.`
        }
        multiline
        minRows={4}
        required
      />
      <FileField
        name="orderFiles"
        label={t({ message: 'Order files', context: 'field' })}
        hint={
          interpreting
            ? t`Agenda, slides, terminology.`
            : t`The source text, references, terminology. Mark what isn’t to be translated as reference.`
        }
        accept={acceptOf('order')}
        maxBytes={limits.file.bytes}
        maxFiles={limits.file.perOrder}
        upload={(file, options) => uploadFile(file, 'order', options)}
        discard={discardFile}
        renderDetail={interpreting ? undefined : (file) => <ReferenceChoice file={file} />}
      />
      {interpreting ? null : <WordsPart />}
    </Stack>
  );
}

function PricePart() {
  const { t } = useLingui();
  const { pricing } = useFormikContext<OrderValues>().values;
  return (
    <>
      <PricingField />
      <PriceFields
        names={{ type: 'orderType', price: 'unitPrice', workload: 'workload' }}
        currency="CNY"
        labels={{
          price:
            pricing === 'fixed'
              ? t`Price for everything`
              : t({ message: 'Rate', context: 'field' }),
          workload: t({ message: 'Workload', context: 'field' }),
        }}
      />
    </>
  );
}
