import type { Registration } from '../../route.ts';

export const supProfileRoutes: readonly Registration[] = [];
