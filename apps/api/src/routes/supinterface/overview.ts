import { calls } from '@tolk/contract';
import { route } from '../../route.ts';
import { supplierOverview } from '../../services/overview/overviews.ts';

export const supOverviewRoutes = [
  route(calls.supinterface.overview.getOverviewData, supplierOverview),
];
