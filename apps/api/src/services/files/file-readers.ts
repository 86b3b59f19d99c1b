import type { Queryable } from '../../database/schema.ts';
import { isAppealFileOf } from '../../repositories/appeal-repository.ts';
import { isReceivedResumeFile } from '../../repositories/application-repository.ts';
import { isOrderFileOf } from '../../repositories/delivery-repository.ts';
import { isPostingFile } from '../../repositories/posting-file-repository.ts';
import { isReadableResumeFile } from '../people/readable-resume.ts';

/** Says whether a person may read a file of somebody else, for example as party of an order. */
export type FileReader = (db: Queryable, personId: string, fileId: string) => Promise<boolean>;

/** One for each kind of thing that files belong to; each owner adds its own. */
export const fileReaders: readonly FileReader[] = [
  isOrderFileOf,
  isAppealFileOf,
  isPostingFile,
  isReceivedResumeFile,
  isReadableResumeFile,
];
