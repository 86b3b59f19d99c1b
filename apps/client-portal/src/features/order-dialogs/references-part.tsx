import { Trans } from '@lingui/react/macro';
import { useClientGetOrderReferencesQuery } from '@tolk/api-client';
import type { OrderDetail } from '@tolk/contract';
import { Button } from '@tolk/design-system';
import { DefinitionList, Section } from '@tolk/design-system/pieces';
import { useState } from 'react';
import { ReferencesDialog } from './references-dialog.tsx';

/** How the client's own books call the order, to be changed until it has ended. */
export function ReferencesPart({ order }: { order: Pick<OrderDetail, 'projectOrderId'> }) {
  const [editing, setEditing] = useState(false);
  const { projectOrderId } = order;
  const { data } = useClientGetOrderReferencesQuery({ projectOrderId });
  if (data === undefined) return null;
  const { purchaseOrder, costCentre, canEdit } = data;
  if (!canEdit && purchaseOrder === '' && costCentre === '') return null;
  const none = <Trans context="value">None</Trans>;
  return (
    <Section
      title={<Trans>For your books</Trans>}
      action={
        canEdit ? (
          <Button size="small" data-print="no" onClick={() => setEditing(true)}>
            <Trans>Edit the references</Trans>
          </Button>
        ) : null
      }
    >
      <DefinitionList
        entries={[
          {
            key: 'purchaseOrder',
            label: <Trans context="field">Purchase-order number</Trans>,
            value: purchaseOrder || none,
          },
          {
            key: 'costCentre',
            label: <Trans context="field">Cost centre</Trans>,
            value: costCentre || none,
          },
        ]}
      />
      {editing ? (
        <ReferencesDialog
          projectOrderId={projectOrderId}
          references={data}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Section>
  );
}
