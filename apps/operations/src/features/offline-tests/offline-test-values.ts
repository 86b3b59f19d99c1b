import { t } from '@lingui/core/macro';
import type { calls, RequestOf } from '@tolk/contract';
import { number, object, string } from '@tolk/design-system/form-rules';
import { limits } from '@tolk/domain';

type Request = RequestOf<(typeof calls)['opsinterface']['tests']['addOfflineTest']>;

export interface OfflineTestValues {
  account: string;
  teamMemberId: string | null;
  sourceLanguage: string | null;
  targetLanguage: string | null;
  /** `passed` or `failed`; empty until one is chosen. */
  result: string;
  /** Percent, 0 to 100; null when the test had none. */
  score: number | null;
  /** YYYY-MM-DD */
  testedOn: string;
  note: string;
}

export const noOfflineTest: OfflineTestValues = {
  account: '',
  teamMemberId: null,
  sourceLanguage: null,
  targetLanguage: null,
  result: '',
  score: null,
  testedOn: '',
  note: '',
};

export const offlineTestRules = object({
  account: string().trim().min(5).max(limits.account.max).required(),
  teamMemberId: string().nullable().defined(),
  sourceLanguage: string().required(),
  targetLanguage: string()
    .required()
    .test({
      name: 'differs',
      message: () => t`Choose a language other than the source.`,
      test: (value, { parent }) => value !== (parent as OfflineTestValues).sourceLanguage,
    }),
  result: string().oneOf(['passed', 'failed']).required(),
  score: number().nullable().defined().min(0).max(100),
  testedOn: string().required(),
  note: string().trim().max(limits.remarks.max),
});

/** What the form says, as the call takes it: the score as a share of 1. */
export function offlineTestOf(values: OfflineTestValues): Request {
  const { result, score, teamMemberId, note = '', ...rest } = offlineTestRules.validateSync(values);
  return {
    ...rest,
    note,
    passed: result === 'passed',
    score: score === null ? null : Math.round(score * 100) / 10_000,
    ...(teamMemberId === null ? {} : { teamMemberId }),
  };
}
