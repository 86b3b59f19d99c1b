import type { Registration } from '../../route.ts';

export const opsAccountRoutes: readonly Registration[] = [];
