import type { Registration } from '../../route.ts';

export const opsOrdersRoutes: readonly Registration[] = [];
