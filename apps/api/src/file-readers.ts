import { isAppealFileOf } from './repositories/appeal-repository.ts';
import { isReceivedResumeFile } from './repositories/application-repository.ts';
import { isOrderFileOf } from './repositories/delivery-repository.ts';
import { isPostingFile } from './repositories/posting-file-repository.ts';
import type { FileReader } from './services/files/file-reader.ts';
import { isReadableResumeFile } from './services/people/readable-resume.ts';

/** One for each kind of thing that files belong to; each owner adds its own. */
export const fileReaders: readonly FileReader[] = [
  isOrderFileOf,
  isAppealFileOf,
  isPostingFile,
  isReceivedResumeFile,
  isReadableResumeFile,
];
