/** One message of a catalog: the English source and what the catalog's language says. */
export type Message = { id: string; text: string };

const quoted = /^(?:(msgid|msgstr) )?"(.*)"$/;

/** Reads the messages of a .po file, without its header; contexts and comments are skipped. */
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
    const [, keyword, piece = ''] = quoted.exec(line) ?? [];
    if (keyword) field = keyword === 'msgid' ? 'id' : 'text';
    if (field && quoted.test(line)) message[field] += unescape(piece);
  }
  return message;
}

const unescape = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
