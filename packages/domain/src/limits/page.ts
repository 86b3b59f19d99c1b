import { SECOND } from '../time.ts';

// How a page behaves. Apart, since the first page of all needs nothing else of the limits.

/** docs/product/rules.md#constants. */
export const requestTimeoutMs = 60 * SECOND;

export const chunkLoadTimeoutMs = 120 * SECOND;
export const loadingOverlayMs = 2 * SECOND;
export const mobileBreakpointPx = 768;

/** `searchMax` in characters. */
export const list = { pageSize: 20, pageSizeMax: 100, searchMax: 100 } as const;
