import type { Registration } from '../../route.ts';

export const clientInfoRoutes: readonly Registration[] = [];
