/**
 * A pattern, as the source of a regular expression, for everything that an ICU message of our
 * catalogs can say: `{count} unread` → `.+? unread`; a plural matches any of its branches. Tags go.
 */
export function icuPattern(message: string): string {
  let at = 0;
  return text('');

  /** Up to the end or to the brace that closes the branch this stands in. */
  function text(number: string): string {
    let pattern = '';
    while (at < message.length && message[at] !== '}') {
      const tag = /^<\/?\d+\/?>/.exec(message.slice(at));
      if (tag) at += tag[0].length;
      else if (message[at] === '{') pattern += argument();
      else pattern += literal(message[at++] ?? '', number);
    }
    return pattern;
  }

  function argument(): string {
    const head = /^\{\s*\w+\s*(?:,\s*(\w+)\s*,?)?/.exec(message.slice(at)) ?? [''];
    at += head[0].length;
    const branches = head[1] === 'plural' || head[1] === 'select' ? choices() : [];
    at = message.indexOf('}', at) + 1;
    return branches.length > 0 ? `(?:${branches.join('|')})` : '.+?';
  }

  function choices(): string[] {
    const branches: string[] = [];
    for (;;) {
      const start = /^\s*(?:=\d+|\w+(?::\d+)?)\s*\{/.exec(message.slice(at));
      if (!start) return branches;
      at += start[0].length;
      branches.push(text('[\\d,.]+'));
      at += 1;
    }
  }
}

function literal(character: string, number: string): string {
  if (character === '#' && number) return number;
  if (/\s/.test(character)) return '\\s+';
  return character.replace(/[$()*+./?[\\\]^{|}]/, '\\$&');
}
