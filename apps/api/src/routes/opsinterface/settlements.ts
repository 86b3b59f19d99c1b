import type { Registration } from '../../route.ts';

export const opsSettlementsRoutes: readonly Registration[] = [];
