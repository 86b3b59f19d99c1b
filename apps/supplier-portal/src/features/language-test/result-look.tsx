import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { TestResult } from '@tolk/contract';
import type { Tone } from '@tolk/design-system';
import { StatusChip } from '@tolk/design-system/pieces';
import { bounds, type LanguageTestEnd, type LanguageTestStatus } from '@tolk/domain';
import { certificateBodies } from '@tolk/domain/dictionaries/certificates';
import { useLanguage } from '@tolk/i18n';
import { nameIn } from '@tolk/labels';

const { testMinutes, testSwitches } = bounds;

const looks: Readonly<Record<LanguageTestStatus, { tone: Tone; label: MessageDescriptor }>> = {
  passed: { tone: 'success', label: msg({ message: 'Passed', context: 'status' }) },
  failed: { tone: 'danger', label: msg({ message: 'Failed', context: 'status' }) },
  running: { tone: 'attention', label: msg({ message: 'Running', context: 'status' }) },
};

/** Where a test stands, in a word. */
export function ResultChip({ result }: { result: TestResult }) {
  const { _ } = useLingui();
  const { tone, label } = looks[result.status];
  return <StatusChip tone={tone}>{_(label)}</StatusChip>;
}

/** Why a test ended, where it was not handed in as it should. */
const reasons: Readonly<Record<LanguageTestEnd, MessageDescriptor | null>> = {
  handedIn: null,
  timeOver: msg`The ${testMinutes} minutes ran out.`,
  pageSwitches: msg`You left the page more than ${testSwitches} times.`,
  offline: msg`Tested by our reviewers.`,
};

const byCertificate = msg`Shown by a certificate that our staff checked.`;

const notHandedIn = msg`The translation was not handed in in time.`;

function reasonOf({ end, certificate }: TestResult): MessageDescriptor | null {
  if (certificate) return byCertificate;
  return end === null ? null : reasons[end];
}

export function EndReason({ result }: { result: TestResult }) {
  const { _ } = useLingui();
  const reason = result.offline && result.end === 'timeOver' ? notHandedIn : reasonOf(result);
  return reason === null ? null : <span>{_(reason)}</span>;
}

/** What the staff wrote about it, or the certificate that stands for it in the reader's language. */
export function useNote({ note, certificate }: TestResult): string {
  const language = useLanguage();
  if (!certificate) return note;
  return `${nameIn(certificateBodies, certificate.body, language)} · ${certificate.level}`;
}
