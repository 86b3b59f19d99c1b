import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@tolk/contract';
import { Alert, Box } from '@tolk/design-system';
import { Countdown, DateTime } from '@tolk/design-system/pieces';
import { serverNow } from '@tolk/api-client';
import { addMs, DAY, limits, type Identity, type OrderTask } from '@tolk/domain';
import { nextStep } from '@tolk/labels';
import { useState, type ReactNode } from 'react';
import { FileList } from '../deliveries/file-list.tsx';
import { AppealLinks } from '../appeals/appeal-links.tsx';
import { TaskList } from './task-list.tsx';
import { TurnLine } from './turn-line.tsx';

/** What the sentence about the order's state says already. */
const toldByState: ReadonlySet<OrderTask> = new Set<OrderTask>([
  'answerOrder',
  'pay',
  'payMilestone',
  'deliver',
  'makeChanges',
  'checkResults',
]);

interface TurnBannerProps {
  order: OrderDetail;
  viewer: Identity;
  /** What the viewer can do about it: the action bar. */
  children?: ReactNode;
}

/** What happens next, whose turn it is, until when, and what the viewer can do. */
export function TurnBanner({ order, viewer, children }: TurnBannerProps) {
  const { t, i18n } = useLingui();
  const [openedAt] = useState(serverNow);
  const { orderState, turnUntil, rejectReason, waitsFor } = order;
  const changes = orderState === 'changesRequested' ? order.deliverables.at(-1) : undefined;
  return (
    <Alert severity={waitsFor.length > 0 ? 'warning' : 'info'} icon={false} sx={{ mb: 3 }}>
      <TurnLine order={order} viewer={viewer} />
      <Box sx={{ my: 0.5 }}>{i18n._(nextStep(order, viewer, openedAt))}</Box>
      <TaskList
        tasks={waitsFor.filter((task) => !toldByState.has(task))}
        orderType={order.orderType}
      />
      {changes?.changeRequest ? (
        <Box component="blockquote" sx={{ m: 0, my: 1, whiteSpace: 'pre-line' }}>
          {t`“${changes.changeRequest}”`}
          {changes.changeFiles.length > 0 ? <FileList files={changes.changeFiles} /> : null}
        </Box>
      ) : null}
      {viewer === 'supplier' ? <EarningsTime order={order} /> : null}
      {rejectReason ? <Box sx={{ my: 0.5 }}>{t`Reason: ${rejectReason}`}</Box> : null}
      {turnUntil && isNear(turnUntil) ? (
        <Box sx={{ my: 0.5 }}>
          <Trans>
            Time left: <Countdown until={turnUntil} />
          </Trans>
        </Box>
      ) : null}
      <AppealLinks order={order} viewer={viewer} />
      {children ? <Box sx={{ mt: 2, '&:empty': { display: 'none' } }}>{children}</Box> : null}
    </Alert>
  );
}

/** From when on the supplier can withdraw what an accepted order earned. */
function EarningsTime({ order: { orderState, actualEndTime } }: { order: OrderDetail }) {
  if (orderState !== 'completed' || actualEndTime === null) return null;
  const free = addMs(new Date(actualEndTime), limits.order.holdMs).toISOString();
  return (
    <Box sx={{ my: 0.5 }}>
      {Date.parse(free) > serverNow() ? (
        <Trans>
          You can withdraw the earnings from <DateTime iso={free} />.
        </Trans>
      ) : (
        <Trans>
          The earnings have been available since <DateTime iso={free} />.
        </Trans>
      )}
    </Box>
  );
}

/** A countdown in seconds says something within the last day only. */
function isNear(iso: string): boolean {
  const left = Date.parse(iso) - serverNow();
  return left > 0 && left < DAY;
}
