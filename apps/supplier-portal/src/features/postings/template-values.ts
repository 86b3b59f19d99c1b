import type { PostingDetail } from '@tolk/contract';
import type { TemplateField } from '@tolk/domain';
import { formatDateTime, formatMoney, languagePair, useLanguage } from '@tolk/i18n';
import { useNames } from '@tolk/labels';
import type { ApplyValues } from './apply-rules.ts';

/** What the fields of a template say in an application for this posting. */
export function useTemplateValues(
  posting: PostingDetail,
  { expectedPrice, deliverTime }: Pick<ApplyValues, 'expectedPrice' | 'deliverTime'>,
): Partial<Record<TemplateField, string>> {
  const language = useLanguage();
  const names = useNames();
  const { companyName, publisherName, projectName, currency, unitName, zone } = posting;
  const pair = languagePair(posting.sourceLanguage, posting.targetLanguage, language);
  return {
    client: companyName ?? publisherName,
    project: projectName,
    pair,
    ...(expectedPrice === null
      ? {}
      : {
          rate: `${formatMoney({ amount: expectedPrice, currency }, language)} ${names.unit(unitName)}`,
        }),
    ...(deliverTime === null ? {} : { due: formatDateTime(deliverTime, { language, zone }) }),
  };
}
