import type { Registration } from '../../route.ts';

export const opsRefundsRoutes: readonly Registration[] = [];
