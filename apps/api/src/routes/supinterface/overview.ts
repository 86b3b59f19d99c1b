import { calls } from '@tolk/contract';
import { route } from '../../calls/route.ts';
import { supplierOverview } from '../../console/overview/overviews.ts';
import { countVisit } from '../../market/visits/visits.ts';

export const supOverviewRoutes = [
  route(calls.supinterface.overview.getAddFWRS, countVisit),
  route(calls.supinterface.overview.getOverviewData, supplierOverview),
];
