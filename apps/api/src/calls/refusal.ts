import type { ErrorName } from '@tolk/contract/error-codes';
import { codeOf, errorTexts } from '@tolk/contract/error-texts';
import type { BilingualText } from '@tolk/contract/shown-texts';
import type { Language } from '@tolk/domain';

export type { BilingualText };

export interface RefusalOptions {
  /** Goes into the envelope's `data` as it is, e.g. `{ allowedActions }`. */
  data?: object;
  /** Field path → what is wrong with it; becomes `data.fields` in the caller's language. */
  fields?: Record<string, BilingualText>;
  /** Instead of the catalogue's sentence. */
  message?: BilingualText;
}

/** A call that is answered with a code of the error catalogue; thrown anywhere below a route. */
export class CallRefusal extends Error {
  override readonly name = 'CallRefusal';
  readonly errorName: ErrorName;
  readonly options: RefusalOptions;

  constructor(errorName: ErrorName, options: RefusalOptions = {}) {
    super(errorTexts[errorName].en);
    this.errorName = errorName;
    this.options = options;
  }

  get code(): number {
    return codeOf[this.errorName];
  }

  messageIn(language: Language): string {
    return inLanguage(this.options.message ?? errorTexts[this.errorName], language);
  }

  dataIn(language: Language): object {
    const { data, fields } = this.options;
    if (fields === undefined) return data ?? {};
    const texts = Object.entries(fields).map(([field, text]) => [
      field,
      inLanguage(text, language),
    ]);
    return { ...data, fields: Object.fromEntries(texts) };
  }
}

export function inLanguage(text: BilingualText, language: Language): string {
  return language === 'en' ? text.en : text.zh;
}

/** Ends the call with this code of the catalogue. */
export function refuse(errorName: ErrorName, options?: RefusalOptions): never {
  throw new CallRefusal(errorName, options);
}

/** Ends the call with code 422 and a sentence per field. */
export function invalidFields(fields: Record<string, BilingualText>): never {
  throw new CallRefusal('invalid', { fields });
}
