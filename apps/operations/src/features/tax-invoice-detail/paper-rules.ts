import type { StoredFile } from '@tolk/design-system/fields';
import { array, number, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

const { min, max } = limits.invoiceNumber;

export interface PaperValues {
  files: readonly StoredFile[];
  invoiceNumber: string;
  invoiceDate: string;
  /** Fen. */
  amount: number | null;
}

export const emptyPaper: PaperValues = {
  files: [],
  invoiceNumber: '',
  invoiceDate: '',
  amount: null,
};

/** What staff enter of a paper; whether the sum is right is the server's to say. */
export const paperRules = object({
  files: array().min(1),
  invoiceNumber: string().trim().required().min(min).max(max),
  invoiceDate: string().required(),
  amount: number().nullable().required().positive(),
});

/** The form as the calls take it. */
export function paperOf({ files, invoiceNumber, invoiceDate, amount }: PaperValues) {
  return {
    fileId: files[0]?.fileId ?? '',
    invoiceNumber: invoiceNumber.trim(),
    invoiceDate,
    amount: amount ?? 0,
  };
}
