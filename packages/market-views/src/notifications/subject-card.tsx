import { Trans, useLingui } from '@lingui/react/macro';
import {
  useClientGetProjectOrderIdDataQuery,
  useSupGetProjectOrderIdDataQuery,
} from '@tolk/api-client';
import type { NotificationDetail } from '@tolk/contract';
import { Box, Link as TextLink, Paper, Typography } from '@tolk/design-system';
import type { Identity } from '@tolk/domain';
import { Link } from '@tolk/platform';
import type { ReactNode } from 'react';
import { OrderStatus } from '../orders/order-status.tsx';
import { TurnLine } from '../orders/turn-line.tsx';
import { subjectLabel } from './subject-label.ts';

interface SubjectCardProps {
  notification: NotificationDetail;
  viewer: Identity;
}

/** What a notification is about, as it stands now, and the way there. */
export function SubjectCard({ notification, viewer }: SubjectCardProps) {
  const { i18n } = useLingui();
  const { path, about, projectOrderId } = notification;
  const kind = i18n._(subjectLabel(path));
  return (
    <Paper component="section" sx={{ p: 2, maxWidth: 720, position: 'relative' }}>
      <Typography variant="caption" component="h2" color="textSecondary">
        {kind}
      </Typography>
      {projectOrderId === null ? (
        <SubjectLink path={path}>{about ?? <Trans>Open the page</Trans>}</SubjectLink>
      ) : (
        <OrderSubject projectOrderId={projectOrderId} path={path} about={about} viewer={viewer} />
      )}
    </Paper>
  );
}

function SubjectLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <TextLink
      component={Link}
      to={path}
      variant="subtitle1"
      sx={{
        display: 'block',
        overflowWrap: 'anywhere',
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      {children}
    </TextLink>
  );
}

interface OrderSubjectProps {
  projectOrderId: string;
  path: string;
  about: string | null;
  viewer: Identity;
}

/** The order with its status and whose turn it is. */
function OrderSubject({ projectOrderId, path, about, viewer }: OrderSubjectProps) {
  const request = { projectOrderId };
  const client = useClientGetProjectOrderIdDataQuery(request, { skip: viewer !== 'client' });
  const supplier = useSupGetProjectOrderIdDataQuery(request, { skip: viewer !== 'supplier' });
  const { currentData: order } = viewer === 'client' ? client : supplier;
  if (order === undefined) {
    return <SubjectLink path={path}>{about ?? <Trans>Open the page</Trans>}</SubjectLink>;
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
        <SubjectLink path={path}>{order.orderName}</SubjectLink>
        <OrderStatus order={order} viewer={viewer} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        <Trans>No. {order.orderNumber}</Trans>
      </Typography>
      {order.turn ? (
        <Box sx={{ mt: 1, typography: 'body2' }}>
          <TurnLine order={order} viewer={viewer} />
        </Box>
      ) : null}
    </>
  );
}
