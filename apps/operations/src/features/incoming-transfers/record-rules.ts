import { t } from '@lingui/core/macro';
import { serverNow } from '@tolk/api-client';
import { number, object, string } from '@tolk/design-system/form-rules';
import { limits, shanghaiDay } from '@tolk/domain';

const { payer, payerAccount, remark, amountMax } = limits.transfer;

interface LineValues {
  bankReference: string;
  /** `2026-11-21`, in China. */
  receivedOn: string;
  /** Fen. */
  amount: number | null;
  payer: string;
  payerAccount: string;
  remark: string;
}

export const emptyLine: LineValues = {
  bankReference: '',
  receivedOn: '',
  amount: null,
  payer: '',
  payerAccount: '',
  remark: '',
};

/** What finance enters of one line; whether it is recorded already is the server's to say. */
export const lineRules = object({
  bankReference: string()
    .trim()
    .required()
    .matches(/^[0-9A-Za-z-]{4,40}$/, () => t`Only letters, digits and dashes, at least four.`),
  receivedOn: string()
    .required()
    .test(
      'past',
      () => t`The money can’t have come on a later day.`,
      (day) => day === undefined || day <= shanghaiDay(new Date(serverNow())),
    ),
  amount: number().nullable().required().positive().max(amountMax),
  payer: string().trim().required().max(payer),
  payerAccount: string().trim().max(payerAccount),
  remark: string().trim().max(remark),
});

/** The form as the call takes it. */
export function lineOf(values: LineValues) {
  return {
    bankReference: values.bankReference.trim(),
    receivedOn: values.receivedOn,
    amount: values.amount ?? 0,
    payer: values.payer.trim(),
    payerAccount: values.payerAccount.trim(),
    remark: values.remark.trim(),
  };
}
