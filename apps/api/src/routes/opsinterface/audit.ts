import type { Registration } from '../../route.ts';

export const opsAuditRoutes: readonly Registration[] = [];
