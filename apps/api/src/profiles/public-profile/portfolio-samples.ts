import type { RequestOf, ResponseOf, calls } from '@tolk/contract';
import { dictionaryEntry } from '@tolk/domain/dictionaries/index';
import {
  blankFaults,
  contactFaults,
  fieldTexts,
  type FieldFaults,
} from '../../calls/field-rules.ts';
import { choiceFaults } from '../profile/field-choices.ts';
import type { EntryKind } from '../resumes/entries.ts';
import { listPortfolioSamples, writePortfolioSample } from './portfolio-sample-repository.ts';

type Calls = typeof calls.supinterface.directory;
type Form = RequestOf<Calls['savePortfolioSample']>;
type PortfolioSample = ResponseOf<Calls['savePortfolioSample']>;

export const portfolioSamples: EntryKind<Form, PortfolioSample> = {
  table: 'portfolio_sample',
  files: null,
  faults: (form, _now, before) => ({
    ...languageFaults(form),
    ...choiceFaults({ whFieldId: ['field', form.whFieldId, before?.whFieldId] }),
    ...contactFaults({
      title: form.title,
      sourceText: form.sourceText,
      targetText: form.targetText,
    }),
    ...blankFaults({
      title: form.title,
      sourceText: form.sourceText,
      targetText: form.targetText,
    }),
  }),
  write: (tx, entry, form) =>
    writePortfolioSample(tx, entry, {
      title: form.title.trim(),
      source_language: form.sourceLanguage,
      target_language: form.targetLanguage,
      field: form.whFieldId,
      source_text: form.sourceText.trim(),
      target_text: form.targetText.trim(),
      is_public: form.isPublic,
    }),
  async list(db, personId) {
    return (await listPortfolioSamples(db, personId)).map((row) => ({
      portfolioSampleId: row.id,
      title: row.title,
      sourceLanguage: row.source_language,
      targetLanguage: row.target_language,
      whFieldId: row.field,
      sourceText: row.source_text,
      targetText: row.target_text,
      isPublic: row.is_public,
    }));
  },
  idOf: ({ portfolioSampleId }) => portfolioSampleId,
};

function languageFaults({ sourceLanguage, targetLanguage }: Form): FieldFaults {
  const unknown = Object.entries({ sourceLanguage, targetLanguage }).filter(
    ([, language]) => dictionaryEntry('language', language) === undefined,
  );
  return {
    ...(sourceLanguage === targetLanguage ? { targetLanguage: fieldTexts.sameLanguage } : {}),
    ...Object.fromEntries(unknown.map(([field]) => [field, fieldTexts.unknownChoice])),
  };
}
