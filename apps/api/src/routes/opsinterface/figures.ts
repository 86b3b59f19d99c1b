import type { Registration } from '../../route.ts';

export const opsFiguresRoutes: readonly Registration[] = [];
