import { useLingui } from '@lingui/react/macro';
import { inForm, useSupAddEvaluateMutation } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { EvaluateDialog } from '@tolk/market-views';

/** The supplier's review of the client. */
export function EvaluateClient({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useLingui();
  const [evaluate] = useSupAddEvaluateMutation();
  const { projectOrderId, createByName } = order;
  return (
    <EvaluateDialog
      open
      projectOrderId={projectOrderId}
      name={createByName}
      onClose={onClose}
      onSubmit={async (review) => {
        await inForm(evaluate({ projectOrderId, ...review }));
        notify(t`Thank you. Your review has been saved.`);
      }}
    />
  );
}
