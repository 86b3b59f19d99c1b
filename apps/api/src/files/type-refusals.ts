import { errorTexts } from '@tolk/contract/error-texts';
import type { FilePurpose } from '@tolk/domain';
import type { BilingualText } from '../calls/refusal.ts';

/** What is said of a file of an accepted type that can't be read as one. */
export const notReadable: BilingualText = {
  en: 'This file is damaged, or is not what its name says. Open it, save it again and upload that.',
  zh: '文件已损坏或与扩展名不符，请打开并重新保存后再上传。',
};

/** What is said where a type is not accepted for this purpose. */
export const typeRefusals: Readonly<Record<FilePurpose, BilingualText>> = {
  order: errorTexts.fileTypeRefused,
  delivery: errorTexts.fileTypeRefused,
  posting: errorTexts.fileTypeRefused,
  evidence: errorTexts.fileTypeRefused,
  ruling: errorTexts.fileTypeRefused,
  feedback: {
    en: 'Choose a picture, an MP4 video, a PDF, a text, Word or Excel file, or a ZIP archive.',
    zh: '请选择图片、MP4 视频、PDF、文本、Word、Excel 文件或 ZIP 压缩包。',
  },
  application: {
    en: 'Choose a picture, a PDF, a text, Word, Excel or PowerPoint file, or a ZIP archive.',
    zh: '请选择图片、PDF、文本、Word、Excel、PowerPoint 文件或 ZIP 压缩包。',
  },
  message: errorTexts.fileTypeRefused,
  service: errorTexts.fileTypeRefused,
  invoice: {
    en: 'Choose a PDF or a picture: PNG, JPG or WebP.',
    zh: '请选择 PDF 或图片文件（PNG、JPG、WebP）。',
  },
  taxInvoice: {
    en: 'Choose a PDF, an XML file or a ZIP archive.',
    zh: '请选择 PDF、XML 文件或 ZIP 压缩包。',
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
