import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsProposeRefundMutation } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { moneyOf } from '@tolk/contract/order-money';
import { Alert, Button, notify, Typography } from '@tolk/design-system';
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
              ? t`The refund waits for a colleague’s approval.`
              : t`The refund is on its way.`,
          );
        }}
      >
        {({ refundPercent }) => (
          <>
            <Typography>
              <Trans>
                The client gets this share of the price back, with the fee for it. The supplier’s
                part is taken from what they earned; what was paid out already is kept back from the
                next settlement.
              </Trans>
            </Typography>
            <NumberField
              name="refundPercent"
              label={t`Share of the price that goes back`}
              endAdornment="%"
              required
            />
            {isSharePercent(refundPercent) ? (
              <Consequence order={order} refundPercent={refundPercent} />
            ) : null}
            <TextField
              name="reason"
              label={t`Reason`}
              hint={t`Kept in the audit log. A colleague who has to approve the refund reads it too.`}
              multiline
              minRows={3}
              maxLength={limits.reason.max}
              required
            />
            <FormActions submitLabel={<Trans>Propose the refund</Trans>} color="secondary">
              <Button onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
            </FormActions>
          </>
        )}
      </Form>
    </FormDialog>
  );
}

/** By this part alone: what went back before is not counted again. */
function Consequence({ order, refundPercent }: { order: OrderDetail; refundPercent: number }) {
  const { currency } = order;
  const money = moneyOf(order);
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
            label: <Trans>Back to the client, with the fee for it</Trans>,
            amount: refund,
          },
          {
            key: 'supplier',
            label: <Trans>Taken back from the supplier</Trans>,
            amount: takenBack,
          },
        ]}
      />
      <Alert severity="info">
        {refund < aloneOfOrder ? (
          <Trans>
            The client is paid back straight away. If your refunds today, or all refunds of this
            order, come to <Money amount={aloneOfOrder} currency={currency} /> or more, a colleague
            has to approve this one first.
          </Trans>
        ) : (
          <Trans>A colleague has to approve this refund before the client is paid back.</Trans>
        )}
      </Alert>
    </>
  );
}
