import { calls } from '@tolk/contract';
import { route } from '../../route.ts';
import { supplierOverview } from '../../services/overview/overviews.ts';
import { countVisit } from '../../services/visits/visits.ts';

export const supOverviewRoutes = [
  route(calls.supinterface.overview.getAddFWRS, countVisit),
  route(calls.supinterface.overview.getOverviewData, supplierOverview),
];
