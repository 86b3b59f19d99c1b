import type { Registration } from '../../route.ts';

export const opsUsersRoutes: readonly Registration[] = [];
