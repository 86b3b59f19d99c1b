import { readCatalogs } from './catalogs.ts';
import { icuPattern } from './icu-pattern.ts';

export type Language = 'en' | 'zh-CN';

/** What the interface says in one language; screens name their parts by the English source text. */
export class Words {
  readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  /** Matches a whole text. Throws when no catalog has this English text (any more). */
  say(english: string): RegExp {
    return new RegExp(`^${this.#pattern(english)}$`, 'u');
  }

  /** Matches the label of a field, which shows an asterisk when the field must be filled in. */
  label(english: string): RegExp {
    return new RegExp(`^${this.#pattern(english)}(?: \\*)?$`, 'u');
  }

  /** Matches the name of a button or a link; where several stand on a screen it ends with whose it is. */
  command(english: string): RegExp {
    return new RegExp(`^${this.#pattern(english)}(?: \\(.+\\))?$`, 'u');
  }

  /** Matches what begins so and goes on, such as a name with a count behind it. */
  start(english: string): RegExp {
    return new RegExp(`^${this.#pattern(english)}`, 'u');
  }

  /** Matches the text wherever it stands among others. */
  within(english: string): RegExp {
    return new RegExp(this.#pattern(english), 'u');
  }

  /** For what no catalog holds: names of dictionaries, texts of the server. */
  pick(english: string, chinese: string): string {
    return this.language === 'en' ? english : chinese;
  }

  #pattern(english: string): string {
    const chinese = readCatalogs().get(english);
    if (!chinese) throw new Error(`No catalog has the text "${english}".`);
    const texts = this.language === 'en' ? [english] : chinese;
    return `(?:${texts.map(icuPattern).join('|')})`;
  }
}
