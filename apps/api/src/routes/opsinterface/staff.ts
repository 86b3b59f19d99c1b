import type { Registration } from '../../route.ts';

export const opsStaffRoutes: readonly Registration[] = [];
