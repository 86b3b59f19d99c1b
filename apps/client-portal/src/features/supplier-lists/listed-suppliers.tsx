import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  useClientGetListedSuppliersQuery,
  useClientSetSupplierListedMutation,
} from '@tolk/api-client';
import type { ListedSupplier, SupplierList } from '@tolk/contract';
import { Button, Stack } from '@tolk/design-system';
import { InboxDrawing } from '@tolk/design-system/drawings';
import { DateTime, RowCard, RowCards, Whose } from '@tolk/design-system/pieces';
import { PagedList } from '@tolk/design-system/portal';
import { FigureSpans, MessageButton } from '@tolk/market-views';
import { RouteLink, useListAddress } from '@tolk/platform';
import { useState } from 'react';
import { ApplicantMarks } from '../../suppliers/applicant-marks.tsx';
import { FoundOutputs } from '../../suppliers/found-outputs.tsx';
import { InviteBar, InviteeCheck } from '../../suppliers/invite-bar.tsx';
import { InviteDialog } from '../../suppliers/invite-dialog.tsx';
import { useInvitees, type Invitees } from '../../suppliers/invitees.ts';
import { SupplierName } from '../../suppliers/supplier-name.tsx';
import { SupplierRating } from '../../suppliers/supplier-rating.tsx';

/** Who is in a list, those added last first. */
export function ListedSuppliers({ list: { supplierListId } }: { list: SupplierList }) {
  const address = useListAddress<'view' | 'list'>();
  const query = useClientGetListedSuppliersQuery({ supplierListId, ...address.paging });
  const [invited, setInvited] = useState<ListedSupplier>();
  const invitees = useInvitees();
  return (
    <>
      <PagedList
        query={query}
        list={address}
        empty={{
          title: <Trans>Nobody in this list yet</Trans>,
          message: <Trans>Save suppliers to it from the search or from their resumes.</Trans>,
          drawing: <InboxDrawing />,
        }}
      >
        {(suppliers) => (
          <RowCards>
            {suppliers.map((supplier) => (
              <Row
                key={supplier.supUserId}
                supplier={supplier}
                supplierListId={supplierListId}
                invitees={invitees}
                onInvite={() => setInvited(supplier)}
              />
            ))}
          </RowCards>
        )}
      </PagedList>
      <InviteBar invitees={invitees} projectReleaseInforId={null} />
      {invited ? (
        <InviteDialog
          supplier={invited}
          projectReleaseInforId={null}
          onClose={() => setInvited(undefined)}
        />
      ) : null}
    </>
  );
}

interface RowProps {
  supplier: ListedSupplier;
  supplierListId: string;
  invitees: Invitees;
  onInvite: () => void;
}

function Row({ supplier, supplierListId, invitees, onInvite }: RowProps) {
  const { t } = useLingui();
  const [set, { isLoading }] = useClientSetSupplierListedMutation();
  const { supUserId, supUserName, completedOrders } = supplier;
  return (
    <RowCard
      title={<SupplierName supplier={supplier} />}
      facts={
        <>
          <ApplicantMarks
            realNameVerified={supplier.realNameVerified}
            tested={supplier.passedTests.length > 0}
          />
          <SupplierRating rating={supplier.rating} />
          <span>
            <Plural value={completedOrders} one="# order completed" other="# orders completed" />
          </span>
          <FigureSpans figures={supplier.figures} />
          <span>
            <Trans>
              Added <DateTime iso={supplier.addedTime} />
            </Trans>
          </span>
        </>
      }
      notice={supplier.outputs.length === 0 ? null : <FoundOutputs supplier={supplier} />}
      actions={
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={onInvite} aria-label={t`Invite ${supUserName}`}>
            <Trans context="button">Invite</Trans>
          </Button>
          <Button component={RouteLink} to="orderEdit" params={{ supUserId }} variant="outlined">
            <Trans>Create an order</Trans>
            <Whose name={supUserName} />
          </Button>
          <MessageButton viewer="client" to={{ supUserId }} label={t`Message ${supUserName}`} />
          <Button
            disabled={isLoading}
            aria-label={t`Remove ${supUserName}`}
            onClick={() => void set({ supplierListId, supUserId, listed: false })}
          >
            <Trans context="button">Remove</Trans>
          </Button>
          <InviteeCheck supplier={supplier} invitees={invitees} />
        </Stack>
      }
    />
  );
}
