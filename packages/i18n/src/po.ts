/** One message of a catalog: the English source, what the catalog's language says, and the context if any. */
export type Message = { id: string; text: string; context?: string };

const quoted = /^(?:(msgctxt|msgid|msgstr) )?"(.*)"$/;
const fields = { msgctxt: 'context', msgid: 'id', msgstr: 'text' } as const;

/** Reads the messages of a .po file, without its header; comments are skipped. */
export function parsePo(content: string): Message[] {
  return content
    .split(/\n{2,}/)
    .map(parseBlock)
    .filter((message) => message.id !== '');
}

function parseBlock(block: string): Message {
  const message: Message = { id: '', text: '' };
  let field: keyof Message | undefined;
  for (const line of block.split('\n')) {
    const [, keyword, piece] = quoted.exec(line) ?? [];
    if (piece === undefined) continue;
    if (keyword) field = fields[keyword as keyof typeof fields];
    if (field) message[field] = (message[field] ?? '') + unescape(piece);
  }
  return message;
}

const unescape = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
