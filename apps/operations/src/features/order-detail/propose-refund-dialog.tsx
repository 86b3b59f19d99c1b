import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsProposeRefundMutation } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { moneyHeldOf } from '@tolk/contract/order-money';
import { Alert, notify, Typography } from '@tolk/design-system';
import { NumberField } from '@tolk/design-system/fields';
import { Form, FormActions, TextField } from '@tolk/design-system/form';
import { Money } from '@tolk/design-system/pieces';
import { FormDialog } from '@tolk/design-system/portal';
import { limits, sidesOf } from '@tolk/domain';
import { AmountTiles } from '../../money/amount-tiles.tsx';
import { isSharePercent, refundRules, type RefundValues } from './refund-rules.ts';

interface ProposeRefundDialogProps {
  order: OrderDetail;
  onClose: () => void;
}

const initialValues: RefundValues = { refundPercent: null, reason: '' };

/** A share of a completed order's money for the client, with the reason. */
export function ProposeRefundDialog({ order, onClose }: ProposeRefundDialogProps) {
  const { t } = useLingui();
  const [propose] = useOpsProposeRefundMutation();
  const { projectOrderId } = order;
  return (
    <FormDialog open title={<Trans>Propose a refund</Trans>} onClose={onClose}>
      <Form
        initialValues={initialValues}
        validationSchema={refundRules}
        draftKey={`refund-${projectOrderId}`}
        onSubmit={async ({ refundPercent, reason }) => {
          const refund = await inForm(
            propose({ projectOrderId, refundPercent: refundPercent ?? 0, reason: reason.trim() }),
          );
          onClose();
          notify(
            refund.status === 'proposed'
              ? t`The refund needs a colleague’s approval.`
              : t`The refund is on its way.`,
          );
        }}
      >
        {({ refundPercent }) => (
          <>
            <Typography>
              <Trans>
                The client is refunded this share of the price and the matching fee. The supplier’s
                part comes out of their earnings; anything already paid out is deducted from their
                next settlement.
              </Trans>
            </Typography>
            <NumberField
              name="refundPercent"
              label={t`Share of the price to refund`}
              endAdornment="%"
              required
            />
            {isSharePercent(refundPercent) ? (
              <Consequence order={order} refundPercent={refundPercent} />
            ) : null}
            <TextField
              name="reason"
              label={t({ message: 'Reason', context: 'field' })}
              hint={t`Kept in the audit log. It is also shown to the colleague who approves the refund.`}
              multiline
              minRows={3}
              maxLength={limits.reason.max}
              required
            />
            <FormActions
              submitLabel={<Trans>Propose the refund</Trans>}
              color="secondary"
              onCancel={onClose}
            />
          </>
        )}
      </Form>
    </FormDialog>
  );
}

/** By this part alone: what went back before is not counted again. */
function Consequence({ order, refundPercent }: { order: OrderDetail; refundPercent: number }) {
  const { currency } = order;
  const money = moneyHeldOf(order);
  const { refund, earnings } = sidesOf(money, refundPercent);
  const takenBack = sidesOf(money, 0).earnings - earnings;
  const { aloneOfOrder } = limits.staffRefund;
  return (
    <>
      <AmountTiles
        currency={currency}
        tiles={[
          {
            key: 'client',
            label: <Trans>Refund to the client, including the fee</Trans>,
            amount: refund,
          },
          {
            key: 'supplier',
            label: <Trans>Recovered from the supplier</Trans>,
            amount: takenBack,
          },
        ]}
      />
      <Alert severity="info">
        {refund < aloneOfOrder ? (
          <Trans>
            The client is refunded straight away. If your refunds today, or all refunds for this
            order, reach <Money amount={aloneOfOrder} currency={currency} />, a colleague has to
            approve this one first.
          </Trans>
        ) : (
          <Trans>A colleague has to approve this refund before the client gets it.</Trans>
        )}
      </Alert>
    </>
  );
}
