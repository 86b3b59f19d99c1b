import type { Registration } from '../../route.ts';

export const opsAppealsRoutes: readonly Registration[] = [];
