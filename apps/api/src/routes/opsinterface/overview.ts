import type { Registration } from '../../route.ts';

export const opsOverviewRoutes: readonly Registration[] = [];
