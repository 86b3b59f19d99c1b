import { opsOverview } from '@tolk/contract/calls/opsinterface/overview';
import { route } from '../../calls/route.ts';
import { staffOverview } from '../../console/overview/staff-overview.ts';

export const opsOverviewRoutes = [
  route(opsOverview.getOverviewData, (_request, context) => staffOverview(context)),
];
