import type { Registration } from '../../route.ts';

export const opsNewsRoutes: readonly Registration[] = [];
