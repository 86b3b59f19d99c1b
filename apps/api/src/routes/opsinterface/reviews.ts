import type { Registration } from '../../route.ts';

export const opsReviewsRoutes: readonly Registration[] = [];
