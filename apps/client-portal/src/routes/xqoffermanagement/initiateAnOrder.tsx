import { Trans, useLingui } from '@lingui/react/macro';
import {
  inForm,
  useClientAddProjectOrderMutation,
  useClientEditProjectOrderMutation,
  useClientGetPositionProjectDetailQuery,
  useClientGetProjectApplicationJLDataQuery,
  useClientGetProjectOrderIdDataQuery,
  useClientGetSentInvitationsQuery,
  useClientGetSupResumeDataQuery,
} from '@tolk/api-client';
import type { LatestOffer, OrderDetail } from '@tolk/contract';
import { Alert, Button, DataState, Empty, formWidth, notify } from '@tolk/design-system';
import { TableDrawing } from '@tolk/design-system/drawings';
import { PageHeader } from '@tolk/design-system/pieces';
import { pathTo, RouteLink, useNavigate, useSearchParams } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { bounds } from '@tolk/domain';
import { ForProject } from '../../features/order-form/for-project.tsx';
import { OrderEditor } from '../../features/order-form/order-editor.tsx';
import {
  valuesAgain,
  valuesFor,
  valuesFrom,
  valuesOfOrder,
  type OrderValues,
} from '../../features/order-form/order-values.ts';

const { acceptHours } = bounds;

/**
 * Create an order from an application (`projectApplicationJLId`), for a known supplier (`supUserId`, with
 * `projectReleaseInforId` for one of the client's projects) or like an earlier one (`again`), or edit one
 * (`projectOrderId`).
 */
export function Screen() {
  const [query] = useSearchParams();
  const applicationId = query.get('projectApplicationJLId');
  const orderId = query.get('projectOrderId');
  const supUserId = query.get('supUserId');
  const postingId = query.get('projectReleaseInforId');
  const again = query.get('again');
  if (orderId) return <Edit key={orderId} projectOrderId={orderId} />;
  if (applicationId) return <Create key={applicationId} projectApplicationJLId={applicationId} />;
  if (again) return <CreateAgain key={again} projectOrderId={again} />;
  if (supUserId) return <CreateFor key={supUserId} {...{ supUserId, postingId }} />;
  return <ChooseApplication />;
}

function ChooseApplication() {
  return (
    <>
      <PageHeader title={<Trans>Create an order</Trans>} />
      <Empty
        title={<Trans>Who is the order for?</Trans>}
        message={<Trans>Choose an application. The order will use its terms.</Trans>}
        drawing={<TableDrawing />}
        action={
          <Button component={RouteLink} to="resumeDelivery" variant="contained" color="secondary">
            <Trans context="button">Received applications</Trans>
          </Button>
        }
      />
    </>
  );
}

function Create({ projectApplicationJLId }: { projectApplicationJLId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [add] = useClientAddProjectOrderMutation();
  const application = useClientGetProjectApplicationJLDataQuery({ projectApplicationJLId });
  const projectReleaseInforId = application.data?.projectReleaseInforId ?? '';
  const posting = useClientGetPositionProjectDetailQuery(
    { projectReleaseInforId },
    { skip: projectReleaseInforId === '' },
  );
  const both =
    application.data && posting.data
      ? { application: application.data, posting: posting.data }
      : undefined;

  return (
    <>
      <CreateHeader supplier={application.data?.supUserName} />
      <DataState
        query={{
          data: both,
          error: application.error ?? posting.error,
          refetch: () => {
            void application.refetch();
            if (!posting.isUninitialized) void posting.refetch();
          },
        }}
        skeleton={6}
      >
        {(known) =>
          known.application.projectOrderId === null ? (
            <OrderEditor
              recipient={{ supUserId: known.application.supUserId }}
              initialValues={valuesFrom(known.posting, {
                ...known.application,
                agreed: agreedOf(known.application.offer),
              })}
              agreed={agreedOf(known.application.offer)}
              draftKey={`order-from-${projectApplicationJLId}`}
              submitLabel={t`Send the order`}
              onSend={async (terms) => {
                const { projectOrderId } = await inForm(add({ projectApplicationJLId, ...terms }));
                notify(
                  t`The order has been sent. The supplier has ${acceptHours} hours to respond.`,
                );
                void navigate(pathTo('clientOrder', { projectOrderId }), { replace: true });
              }}
              onCancel={() => void navigate(pathTo('positionResume', { projectReleaseInforId }))}
            />
          ) : (
            <AlreadyOrdered
              projectOrderId={known.application.projectOrderId}
              title={<Trans>You have already sent an order for this application</Trans>}
            />
          )
        }
      </DataState>
    </>
  );
}

/** What both have agreed on, if the newest offer is that. */
function agreedOf(offer: LatestOffer | null): LatestOffer | undefined {
  return offer?.status === 'agreed' ? offer : undefined;
}

interface AlreadyOrderedProps {
  projectOrderId: string;
  title: ReactNode;
}

/** An application leads to one order, and one runs for a project: a form for another could only be refused. */
function AlreadyOrdered({ projectOrderId, title }: AlreadyOrderedProps) {
  return (
    <Empty
      title={title}
      message={<Trans>Edit or withdraw it, or create another one like it from its page.</Trans>}
      drawing={<TableDrawing />}
      action={
        <Button
          component={RouteLink}
          to="clientOrder"
          params={{ projectOrderId }}
          variant="contained"
          color="secondary"
        >
          <Trans>Open the order</Trans>
        </Button>
      }
    />
  );
}

/** `supplier` is undefined until it is known. */
function CreateHeader({ supplier }: { supplier: string | undefined }) {
  return (
    <PageHeader
      title={<Trans>Create an order</Trans>}
      description={
        supplier ? (
          <Trans>For {supplier}. The terms are binding once the supplier has accepted them.</Trans>
        ) : (
          <Trans>The terms are binding once the supplier has accepted them.</Trans>
        )
      }
    />
  );
}

interface CreateForProps {
  supUserId: string;
  /** The project that the order is for, null for none. */
  postingId: string | null;
}

/** For a supplier whose resume the client may read, for one of the client's projects or for none. */
function CreateFor({ supUserId, postingId }: CreateForProps) {
  const navigate = useNavigate();
  const query = useClientGetSupResumeDataQuery({ supUserId });
  const projectReleaseInforId = postingId ?? '';
  const posting = useClientGetPositionProjectDetailQuery(
    { projectReleaseInforId },
    { skip: postingId === null },
  );
  const choose = (chosen: string | null) => {
    const project = chosen === null ? {} : { projectReleaseInforId: chosen };
    void navigate(pathTo('orderEdit', { supUserId, ...project }), { replace: true });
  };
  return (
    <>
      <CreateHeader supplier={query.data?.resume.head.supUserName} />
      <ForProject value={postingId} name={posting.currentData?.projectName} onChange={choose} />
      {postingId === null ? (
        <DataState query={query} skeleton={6}>
          {({ resume }) => (
            <DirectOrder
              supUserId={supUserId}
              initialValues={valuesFor(resume.outputs)}
              draftKey={`order-for-${supUserId}`}
            />
          )}
        </DataState>
      ) : (
        <OrderForPosting key={postingId} {...{ supUserId, postingId }} />
      )}
    </>
  );
}

/**
 * On the terms of a project of the client: with the price that the supplier applied with, or what both
 * agreed on, if they did.
 */
function OrderForPosting({ supUserId, postingId }: { supUserId: string; postingId: string }) {
  const posting = useClientGetPositionProjectDetailQuery({ projectReleaseInforId: postingId });
  const resume = useClientGetSupResumeDataQuery({ supUserId });
  const invitations = useClientGetSentInvitationsQuery({ projectReleaseInforId: postingId });
  const invitation = invitations.data?.list.find((sent) => sent.supUserId === supUserId);
  const application = resume.data?.applications.find(
    (one) => one.projectReleaseInforId === postingId && one.status !== 'withdrawn',
  );
  const agreed = agreedOf(application?.offer ?? invitation?.offer ?? null);
  const isLoading = invitations.isLoading || resume.isLoading;
  const direct = resume.data?.postingOrders.find((one) => one.projectReleaseInforId === postingId);
  const orderId = application?.projectOrderId ?? direct?.projectOrderId;
  if (orderId) {
    return (
      <AlreadyOrdered
        projectOrderId={orderId}
        title={<Trans>This supplier already has an order for this project</Trans>}
      />
    );
  }
  return (
    <DataState query={{ ...posting, data: isLoading ? undefined : posting.data }} skeleton={6}>
      {(known) => (
        <DirectOrder
          supUserId={supUserId}
          postingId={postingId}
          initialValues={valuesFrom(known, {
            expectedPrice: application?.expectedPrice ?? known.salary,
            agreed,
          })}
          agreed={agreed}
          draftKey={`order-for-${supUserId}-${postingId}`}
        />
      )}
    </DataState>
  );
}

/** For the supplier of an earlier order, on its terms. */
function CreateAgain({ projectOrderId }: { projectOrderId: string }) {
  const query = useClientGetProjectOrderIdDataQuery({ projectOrderId });
  return (
    <>
      <CreateHeader supplier={query.data?.supUserName} />
      <DataState query={query} skeleton={6}>
        {(order) => (
          <DirectOrder
            supUserId={order.supUserId}
            initialValues={valuesAgain(order)}
            draftKey={`order-again-${projectOrderId}`}
          />
        )}
      </DataState>
    </>
  );
}

interface DirectOrderProps {
  supUserId: string;
  /** The project that the order is for. */
  postingId?: string;
  initialValues: OrderValues;
  agreed?: LatestOffer | undefined;
  draftKey: string;
}

function DirectOrder({ supUserId, postingId, initialValues, agreed, draftKey }: DirectOrderProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [add] = useClientAddProjectOrderMutation();
  const [first] = useState(initialValues);
  return (
    <OrderEditor
      recipient={{ supUserId }}
      initialValues={first}
      agreed={agreed}
      draftKey={draftKey}
      submitLabel={t`Send the order`}
      onSend={async (terms) => {
        const posting = postingId === undefined ? {} : { projectReleaseInforId: postingId };
        const { projectOrderId } = await inForm(add({ supUserId, ...posting, ...terms }));
        notify(t`The order has been sent. The supplier has ${acceptHours} hours to respond.`);
        void navigate(pathTo('clientOrder', { projectOrderId }), { replace: true });
      }}
      onCancel={() => void navigate(pathTo('clientOrders'))}
    />
  );
}

function Edit({ projectOrderId }: { projectOrderId: string }) {
  const query = useClientGetProjectOrderIdDataQuery({ projectOrderId });
  return (
    <>
      <PageHeader
        title={<Trans>Edit the order</Trans>}
        description={query.currentData?.orderName}
      />
      <DataState query={query} skeleton={6}>
        {(order) => <EditOrder order={order} />}
      </DataState>
    </>
  );
}

/**
 * The version that editing began with stays, so that a refusal can be read where it was met; a newer
 * one starts a form of its own once the person wants it.
 */
function EditOrder({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [edit] = useClientEditProjectOrderMutation();
  const [shown, setShown] = useState(order);
  const { projectOrderId, version, rejectReason } = shown;
  const detail = pathTo('clientOrder', { projectOrderId });
  const state = order.allowedActions.find(({ action }) => action === 'edit');

  if (!state?.enabled) {
    return (
      <Empty
        title={<Trans>This order can no longer be edited</Trans>}
        message={state?.reason ?? <Trans>The terms can’t be changed after payment.</Trans>}
        drawing={<TableDrawing />}
        action={
          <Button
            component={RouteLink}
            to="clientOrder"
            params={{ projectOrderId }}
            variant="outlined"
          >
            <Trans>Back to the order</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Alert severity="info" sx={{ mb: 3, maxWidth: formWidth }}>
        {rejectReason ? (
          t`Reason for the rejection: ${rejectReason}`
        ) : (
          <Trans>The supplier has to accept the changed order.</Trans>
        )}
      </Alert>
      {order.version === version ? null : (
        <Alert
          severity="warning"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" onClick={() => setShown(order)}>
              <Trans>Show the new terms</Trans>
            </Button>
          }
        >
          <Trans>The order changed while you were editing it.</Trans>
        </Alert>
      )}
      <OrderEditor
        key={version}
        recipient={{ supUserId: shown.supUserId, projectOrderId }}
        initialValues={valuesOfOrder(shown)}
        agreed={shown.agreedBefore ?? undefined}
        draftKey={`order-${projectOrderId}-${version}`}
        submitLabel={t`Send the updated order`}
        onSend={async (terms) => {
          await inForm(edit({ projectOrderId, version, ...terms }));
          notify(t`The updated order has been sent.`);
          void navigate(detail, { replace: true });
        }}
        onCancel={() => void navigate(detail)}
      />
    </>
  );
}
