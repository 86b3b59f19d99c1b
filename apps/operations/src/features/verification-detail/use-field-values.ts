import { useLingui } from '@lingui/react/macro';
import { banks } from '@tolk/domain/dictionaries/banks';
import { certificateBodies } from '@tolk/domain/dictionaries/certificates';
import { formatMonth, languageName, useLanguage } from '@tolk/i18n';
import { nameIn, usePeopleNames, useRegionName } from '@tolk/labels';
import { subjectWord } from '../../verifications/review-labels.ts';

/** A field's value as a person reads it: names for the values of dictionaries, numbers as they are. */
export function useFieldValues(): (field: string, value: string) => string {
  const { i18n } = useLingui();
  const language = useLanguage();
  const people = usePeopleNames();
  const region = useRegionName();
  return (field, value) => {
    switch (field) {
      case 'documentType': {
        const word = subjectWord(value);
        return typeof word === 'string' ? word : i18n._(word);
      }
      case 'country':
        return people('nationality', value);
      case 'sex':
        return people('sex', value);
      case 'province':
      case 'city':
        return region(value) || value;
      case 'certificateBody':
        return nameIn(certificateBodies, value, language);
      case 'sourceLanguage':
      case 'targetLanguage':
        return languageName(value, language);
      case 'issuedMonth':
        return formatMonth(value, language);
      case 'bank':
        return nameIn(banks, value, language);
      default:
        return value;
    }
  };
}
