import { isAppealFileOf } from './orders/appeals/appeal-repository.ts';
import { isReceivedResumeFile } from './market/applications/application-repository.ts';
import { isOrderFileOf } from './orders/deliveries/delivery-repository.ts';
import { isPostingFile } from './market/postings/posting-file-repository.ts';
import type { FileReader } from './files/uploads/file-reader.ts';
import { isReadableResumeFile } from './market/people/readable-resume.ts';

/** One for each kind of thing that files belong to; each owner adds its own. */
export const fileReaders: readonly FileReader[] = [
  isOrderFileOf,
  isAppealFileOf,
  isPostingFile,
  isReceivedResumeFile,
  isReadableResumeFile,
];
