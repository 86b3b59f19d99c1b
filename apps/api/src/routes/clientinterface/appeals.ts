import type { Registration } from '../../route.ts';

export const clientAppealsRoutes: readonly Registration[] = [];
