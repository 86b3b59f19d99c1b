import type { Registration } from '../../route.ts';

export const clientPeopleRoutes: readonly Registration[] = [];
