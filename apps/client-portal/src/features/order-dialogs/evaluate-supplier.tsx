import { useLingui } from '@lingui/react/macro';
import { inForm, useClientAddEvaluateMutation } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { EvaluateDialog } from '@tolk/market-views';

/** The client's review of the supplier. */
export function EvaluateSupplier({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useLingui();
  const [evaluate] = useClientAddEvaluateMutation();
  const { projectOrderId, supUserName } = order;
  return (
    <EvaluateDialog
      open
      projectOrderId={projectOrderId}
      name={supUserName}
      onClose={onClose}
      onSubmit={async (review) => {
        await inForm(evaluate({ projectOrderId, ...review }));
        notify(t`Thank you. Your review has been saved.`);
      }}
    />
  );
}
