import type { Registration } from '../../route.ts';

export const opsDictionariesRoutes: readonly Registration[] = [];
