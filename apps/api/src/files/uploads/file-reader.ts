import type { Queryable } from '../../database/schema.ts';

/** Says whether a person may read a file of somebody else, for example as party of an order. */
export type FileReader = (db: Queryable, personId: string, fileId: string) => Promise<boolean>;
