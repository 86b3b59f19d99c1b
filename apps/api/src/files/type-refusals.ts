import { errorTexts } from '@tolk/contract/error-texts';
import type { FilePurpose } from '@tolk/domain';
import type { BilingualText } from '../calls/refusal.ts';

/** What is said where a type is not accepted for this purpose. */
export const typeRefusals: Readonly<Record<FilePurpose, BilingualText>> = {
  order: errorTexts.fileTypeRefused,
  delivery: errorTexts.fileTypeRefused,
  posting: errorTexts.fileTypeRefused,
  evidence: errorTexts.fileTypeRefused,
  ruling: errorTexts.fileTypeRefused,
  invoice: {
    en: 'Choose a PDF or a picture: PNG, JPG or WebP.',
    zh: '请选择 PDF 或图片文件（PNG、JPG、WebP）。',
  },
  resume: {
    en: 'Choose a picture (PNG, JPG, WebP), a PDF or a Word document.',
    zh: '请选择图片（PNG、JPG、WebP）、PDF 或 Word 文档。',
  },
  document: {
    en: 'Choose a picture: PNG, JPG or WebP.',
    zh: '请选择图片文件：PNG、JPG 或 WebP。',
  },
};
