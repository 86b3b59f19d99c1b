import type { Registration } from '../../route.ts';

export const opsReconciliationRoutes: readonly Registration[] = [];
