import type { Registration } from '../../route.ts';

export const supAppealsRoutes: readonly Registration[] = [];
