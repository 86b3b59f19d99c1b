import type { Registration } from '../../route.ts';

export const supProjectsRoutes: readonly Registration[] = [];
