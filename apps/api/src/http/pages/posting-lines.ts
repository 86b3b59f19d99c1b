import type { PostingRow } from '@tolk/contract';
import { priceOf, type Language } from '@tolk/domain';
import { dictionaryEntry, type DictionaryType } from '@tolk/domain/dictionaries/index';
import { behindPrice, units } from '@tolk/domain/dictionaries/work';
import { moneyText } from '../../calls/money-text.ts';
import { inLanguage } from '../../calls/refusal.ts';

/** The name of a dictionary's value; a value that the dictionary no longer has stays as it is. */
export function nameOf(type: DictionaryType, value: string, language: Language): string {
  const entry = dictionaryEntry(type, value);
  return entry === undefined ? value : inLanguage(entry, language);
}

export function pairName(source: string, target: string, language: Language): string {
  const [from, into] = [nameOf('language', source, language), nameOf('language', target, language)];
  return language === 'en' ? `${from} to ${into}` : `${from}译${into}`;
}

export function placeName(region: string, language: Language): string {
  if (region === 'remote') return language === 'en' ? 'Remote' : '远程';
  return nameOf('city', region, language);
}

/** What everybody may know of a posting, in one line: languages, work, pay and until when. */
export function postingLine(posting: PostingRow, language: Language): string {
  const { salary, estimatedWorkload, currency, unitName } = posting;
  const unit = units.find(({ value }) => value === unitName);
  const money = (amount: number) => moneyText({ amount, currency }, language);
  const day = posting.deadline.slice(0, 10);
  const rate = `${money(salary)} ${unit === undefined ? unitName : inLanguage(behindPrice(unit), language)}`;
  const total = money(priceOf(salary, estimatedWorkload));
  return [
    pairName(posting.sourceLanguage, posting.targetLanguage, language),
    nameOf('projectType', posting.projectType, language),
    nameOf('field', posting.whFieldId, language),
    rate,
    language === 'en' ? `total ${total}` : `合计 ${total}`,
    placeName(posting.region, language),
    language === 'en' ? `apply by ${day}` : `申请截止 ${day}`,
  ].join(' · ');
}
