import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import { clientOverview } from '../../console/overview/overviews.ts';

export const clientOverviewRoutes = [
  route(calls.clientinterface.overview.getOverviewData, clientOverview),
];
