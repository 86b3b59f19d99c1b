import { isAppealFileOf } from './orders/appeals/appeal-repository.ts';
import { isReceivedApplicationFile } from './market/applications/application-file-repository.ts';
import { isReceivedResumeFile } from './market/applications/application-repository.ts';
import { isOrderFileOf } from './orders/deliveries/delivery-repository.ts';
import { isMessageFileOf } from './conversations/message-repository.ts';
import type { FileReader } from './files/uploads/file-reader.ts';
import { isReadableResumeFile } from './market/people/readable-resume.ts';
import { isReadablePostingFile } from './market/postings/readable-posting-file.ts';

/** One for each kind of thing that files belong to; each owner adds its own. */
export const fileReaders: readonly FileReader[] = [
  isOrderFileOf,
  isAppealFileOf,
  isReadablePostingFile,
  isReceivedResumeFile,
  isReceivedApplicationFile,
  isReadableResumeFile,
  isMessageFileOf,
];
