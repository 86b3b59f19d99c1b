import { TextDecoder } from 'node:util';

/** Groups that hold no text of the document (RTF 1.9.1). */
const silent = new Set(
  'fonttbl colortbl stylesheet info pict object nonshppict xe tc tcn pntext'.split(' '),
);
const breaks = new Set('par line tab cell row sect page column softline'.split(' '));
/** Windows code pages by the names that decoders know. */
const encodings: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};
const token = /([{}])|\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([^{}\\]+)/giy;

interface Group {
  silent: boolean;
  /** How many characters stand after each Unicode character for readers that know none. */
  fallback: number;
}

/** The text of an RTF document, given byte by byte as Latin-1. */
export function textOfRtf(rtf: string): string {
  const pieces: string[] = [];
  const groups: Group[] = [{ silent: false, fallback: 1 }];
  let bytes: string[] = [];
  let decoder = new TextDecoder('windows-1252');
  let toSkip = 0;
  const group = (): Group => groups.at(-1) ?? { silent: true, fallback: 1 };
  const flush = (): void => {
    pieces.push(decoder.decode(Buffer.from(bytes.join(''), 'latin1')));
    bytes = [];
  };
  const write = (text: string): void => {
    const kept = text.slice(toSkip);
    toSkip = Math.max(0, toSkip - text.length);
    if (!group().silent && kept !== '') bytes.push(kept);
  };

  function obey(word: string, value: number | undefined): void {
    if (silent.has(word)) group().silent = true;
    else if (breaks.has(word)) write('\n');
    else if (word === 'bin') token.lastIndex += Math.max(0, value ?? 0);
    else if (word === 'uc') group().fallback = Math.max(0, value ?? 1);
    else if (word === 'ansicpg') decoder = decoderFor(value ?? 1252);
    else if (word === 'u' && value !== undefined) {
      flush();
      if (!group().silent) pieces.push(String.fromCharCode(value & 0xffff));
      toSkip = group().fallback;
    }
  }

  token.lastIndex = 0;
  for (let found = token.exec(rtf); found !== null; found = token.exec(rtf)) {
    const [, brace, word, value, hex, symbol, text] = found;
    if (brace === '{') groups.push({ ...group() });
    else if (brace === '}') groups.pop();
    else if (word !== undefined) obey(word, value === undefined ? undefined : Number(value));
    else if (hex !== undefined) write(String.fromCharCode(Number.parseInt(hex, 16)));
    else if (symbol === '*') group().silent = true;
    else if (symbol !== undefined) write(spelled[symbol] ?? '');
    else if (text !== undefined) write(text.replace(/[\r\n]/g, ''));
    if (brace !== undefined) toSkip = 0;
  }
  flush();
  return pieces.join('');
}

const spelled: Readonly<Record<string, string>> = {
  '\\': '\\',
  '{': '{',
  '}': '}',
  '~': ' ',
  _: '-',
  '\n': '\n',
  '\r': '\n',
};

function decoderFor(codePage: number): TextDecoder {
  try {
    return new TextDecoder(encodings[codePage] ?? `windows-${codePage}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
