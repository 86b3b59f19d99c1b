import { ownDataRoutes } from '../own-data-routes.ts';

export const supSecurityRoutes = [...ownDataRoutes];
