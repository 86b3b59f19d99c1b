import { limits } from '@tolk/domain';

export interface PageRequest {
  pageNum?: number;
  pageSize?: number;
}

export interface Paging {
  limit: number;
  offset: number;
}

/** Pages count from 1. */
export function pagingOf({ pageNum = 1, pageSize = limits.list.pageSize }: PageRequest): Paging {
  return { limit: pageSize, offset: (pageNum - 1) * pageSize };
}
