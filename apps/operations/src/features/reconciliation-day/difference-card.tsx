import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { inForm, useOpsResolveDifferenceMutation } from '@tolk/api-client';
import type { ReconciliationDetail } from '@tolk/contract';
import { Button, notify } from '@tolk/design-system';
import { Money, RowCard, StatusChip } from '@tolk/design-system/pieces';
import { useState } from 'react';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { ResolvedNote } from '../../parts/resolved-note.tsx';
import { RoomLink } from '../../parts/room-link.tsx';

type Difference = ReconciliationDetail['differences'][number];

const kindNames: Readonly<
  Record<Difference['what'], Readonly<Record<Difference['kind'], MessageDescriptor>>>
> = {
  payment: {
    missingHere: msg`A payment that our ledger does not have`,
    missingThere: msg`A payment that the provider does not have`,
    amount: msg`A payment of another amount`,
  },
  refund: {
    missingHere: msg`A refund that our ledger does not have`,
    missingThere: msg`A refund that the provider does not have`,
    amount: msg`A refund of another amount`,
  },
};

interface DifferenceCardProps {
  difference: Difference;
  /** ISO 4217. */
  currency: string;
}

/** One difference: what both sides say, and what explains it. */
export function DifferenceCard({ difference, currency }: DifferenceCardProps) {
  const { i18n } = useLingui();
  const [resolving, setResolving] = useState(false);
  const { here, there, projectOrderId, orderNumber } = difference;
  const { resolvedTime, resolvedBy, note } = difference;
  return (
    <RowCard
      title={i18n._(kindNames[difference.what][difference.kind])}
      status={
        resolvedTime ? (
          <StatusChip tone="success">
            <Trans>Resolved</Trans>
          </StatusChip>
        ) : (
          <StatusChip tone="danger">
            <Trans context="unresolved">Open</Trans>
          </StatusChip>
        )
      }
      facts={
        <>
          <span>
            <Trans>
              Difference{' '}
              <Money amount={difference.difference} currency={currency} emphasis="strong" />
            </Trans>
          </span>
          {there === null ? null : (
            <span>
              <Trans>
                Provider <Money amount={there} currency={currency} />
              </Trans>
            </span>
          )}
          {here === null ? null : (
            <span>
              <Trans>
                Ledger <Money amount={here} currency={currency} />
              </Trans>
            </span>
          )}
          <span>
            <Trans>No. {difference.number}</Trans>
          </span>
          {projectOrderId ? (
            <RoomLink room="orders" id={projectOrderId}>
              <Trans>Order {orderNumber}</Trans>
            </RoomLink>
          ) : null}
        </>
      }
      notice={
        resolvedTime ? (
          <ResolvedNote note={note} resolvedBy={resolvedBy} resolvedTime={resolvedTime} />
        ) : null
      }
      actions={
        resolvedTime ? null : (
          <>
            <Button variant="outlined" onClick={() => setResolving(true)}>
              <Trans>Resolve…</Trans>
            </Button>
            {resolving ? (
              <ResolveDialog difference={difference} onClose={() => setResolving(false)} />
            ) : null}
          </>
        )
      }
    />
  );
}

interface ResolveDialogProps {
  difference: Difference;
  onClose: () => void;
}

function ResolveDialog({ difference: { differenceId }, onClose }: ResolveDialogProps) {
  const { t } = useLingui();
  const [resolve] = useOpsResolveDifferenceMutation();
  return (
    <ReasonDialog
      title={<Trans>Resolve the difference</Trans>}
      label={t`What explains it, or what was done`}
      hint={t`Colleagues read it here and in the audit log.`}
      submitLabel={<Trans>Resolve</Trans>}
      draftKey={`difference-${differenceId}`}
      onSubmit={async (note) => {
        await inForm(resolve({ differenceId, note }));
        onClose();
        notify(t`The difference is resolved.`);
      }}
      onClose={onClose}
    >
      <Trans>This moves no money: it says what explains the money or what was done about it.</Trans>
    </ReasonDialog>
  );
}
