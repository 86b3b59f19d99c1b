import { Trans, useLingui } from '@lingui/react/macro';
import { inForm } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { notify } from '@tolk/design-system';
import { DateTimeField } from '@tolk/design-system/fields';
import { Form, FormActions } from '@tolk/design-system/form';
import { FormDialog } from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { useState } from 'react';
import { ReasonField } from './change-dialog.tsx';
import { aDayMore, moreTimeRules } from './change-values.ts';
import { useChangeCalls } from './use-change-calls.ts';

interface Values {
  deliverTime: string | null;
  reason: string;
}

interface MoreTimeDialogProps {
  order: OrderDetail;
  viewer: Identity;
  onClose: () => void;
}

/** The smallest change of an order: until when the supplier needs, and why. */
export function MoreTimeDialog({ order, viewer, onClose }: MoreTimeDialogProps) {
  const { t } = useLingui();
  const { propose } = useChangeCalls(viewer);
  const [rules] = useState(() => moreTimeRules(order));
  const [proposed] = useState(() => aDayMore(order));
  const { projectOrderId, version } = order;

  async function send(values: Values) {
    await inForm(propose({ projectOrderId, version, ...rules.validateSync(values) }));
    notify(
      t`Your proposal has been sent. The other side can agree, decline or make a counter-proposal.`,
    );
    onClose();
  }

  return (
    <FormDialog open onClose={onClose} title={<Trans>Ask for more time</Trans>}>
      <Form<Values>
        initialValues={{ deliverTime: proposed, reason: '' }}
        validationSchema={rules}
        draftKey={`time:${projectOrderId}:${version}`}
        onSubmit={send}
      >
        <DateTimeField
          name="deliverTime"
          label={t`When can you deliver?`}
          min={order.deliverTime}
          zone={order.zone}
          required
        />
        <ReasonField />
        <FormActions submitLabel={<Trans>Ask for more time</Trans>} onCancel={onClose} />
      </Form>
    </FormDialog>
  );
}
