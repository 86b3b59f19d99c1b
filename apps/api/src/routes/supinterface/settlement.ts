import type { Registration } from '../../route.ts';

export const supSettlementRoutes: readonly Registration[] = [];
