import type { Registration } from '../../route.ts';

export const supCertificationRoutes: readonly Registration[] = [];
