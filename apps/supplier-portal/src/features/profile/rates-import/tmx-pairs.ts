import { countWords } from '@tolk/domain';
import { languageOf } from './language-of.ts';

/** What a translation memory says of a pair: how much of it was translated. */
export interface PairVolume {
  sourceLanguage: string;
  targetLanguage: string;
  /** Units of the memory. */
  segments: number;
  /** Words of their sources, or characters where texts are counted so. */
  words: number;
}

/** The file is no translation memory, or declares entities, which would be a way to blow it up. */
export class NotReadable extends Error {}

/** A tag that is longer than this is none (characters). */
const tagMax = 65_536;
/** Pairs that are told, those with the most words first. */
const pairsMax = 40;

interface Variant {
  language: string | null;
  words: number;
}

/**
 * Counts a memory's units by pair while it streams by: of its texts no more than one piece is held, and
 * none is kept. Throws `NotReadable`.
 */
export async function pairsInTmx(chunks: AsyncIterable<string>): Promise<PairVolume[]> {
  const counter = memoryCounter();
  let rest = '';
  for await (const chunk of chunks) {
    rest = counter.read(rest + chunk);
    if (rest.length > tagMax) throw new NotReadable();
  }
  return counter.result();
}

function memoryCounter() {
  const pairs = new Map<string, PairVolume>();
  let isMemory = false;
  let sourceOf: string | null = null;
  let variants: Variant[] = [];
  let inSegment = false;

  function open(name: string, tag: string): void {
    if (name === 'tmx') isMemory = true;
    if (name === 'header') sourceOf = languageOf(attribute(tag, 'srclang'));
    if (name === 'tu') variants = [];
    if (name === 'tuv') {
      const language = attribute(tag, 'xml:lang') || attribute(tag, 'lang');
      variants.push({ language: languageOf(language), words: 0 });
    }
    if (name === 'seg') inSegment = !tag.endsWith('/>');
  }

  function close(name: string): void {
    if (name === 'seg') inSegment = false;
    if (name === 'tu') addUnit();
  }

  function addUnit(): void {
    const source = variants.find(({ language }) => language === sourceOf) ?? variants[0];
    if (!source?.language) return;
    for (const { language } of variants) {
      if (language === null || language === source.language) continue;
      const key = `${source.language} ${language}`;
      const pair = pairs.get(key) ?? {
        sourceLanguage: source.language,
        targetLanguage: language,
        segments: 0,
        words: 0,
      };
      pair.segments += 1;
      pair.words += source.words;
      pairs.set(key, pair);
    }
  }

  function text(piece: string): void {
    const variant = variants.at(-1);
    if (inSegment && variant) variant.words += countWords(piece);
  }

  return {
    /** Answers what it could not use yet. */
    read(markup: string): string {
      let at = 0;
      for (;;) {
        const begins = markup.indexOf('<', at);
        if (begins === -1) return markup.slice(at);
        if (begins > at) text(markup.slice(at, begins));
        const ends = endOf(markup, begins);
        if (ends === -1) return markup.slice(begins);
        const tag = markup.slice(begins, ends);
        if (/^<!(?:ENTITY|DOCTYPE[^>]*\[)/i.test(tag)) throw new NotReadable();
        const [, slash, name = ''] = /^<(\/?)([\w:]+)/.exec(tag) ?? [];
        if (slash) close(name);
        else if (name !== '') open(name, tag);
        at = ends;
      }
    },
    result(): PairVolume[] {
      if (!isMemory) throw new NotReadable();
      return [...pairs.values()].toSorted((a, b) => b.words - a.words).slice(0, pairsMax);
    },
  };
}

/** Behind a tag or comment that begins here; -1 while its end is not there. */
function endOf(markup: string, begins: number): number {
  const mark = markup.startsWith('<!--', begins) ? '-->' : '>';
  const end = markup.indexOf(mark, begins);
  return end === -1 ? -1 : end + mark.length;
}

function attribute(tag: string, name: string): string {
  const at = tag.indexOf(`${name}=`);
  if (at === -1) return '';
  const quote = tag.charAt(at + name.length + 1);
  const from = at + name.length + 2;
  return tag.slice(from, tag.indexOf(quote, from));
}
