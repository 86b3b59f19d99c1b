import { opsOverview } from '@tolk/contract/calls/opsinterface/overview';
import { route } from '../../route.ts';
import { staffOverview } from '../../services/overview/staff-overview.ts';

export const opsOverviewRoutes = [
  route(opsOverview.getOverviewData, (_request, context) => staffOverview(context)),
];
