import type { Registration } from '../../route.ts';

export const opsQuestionsRoutes: readonly Registration[] = [];
