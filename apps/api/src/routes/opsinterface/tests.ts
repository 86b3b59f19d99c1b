import type { Registration } from '../../route.ts';

export const opsTestsRoutes: readonly Registration[] = [];
