import { calls } from '@tolk/contract';
import { route } from '../../route.ts';
import { clientOverview } from '../../services/overview/overviews.ts';

export const clientOverviewRoutes = [
  route(calls.clientinterface.overview.getOverviewData, clientOverview),
];
