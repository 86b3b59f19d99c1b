import type { Registration } from '../../route.ts';

export const supTestsRoutes: readonly Registration[] = [];
