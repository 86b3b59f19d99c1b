/** What a mail program makes a link of: an address of any scheme, a host by name, an e-mail address. */
const links =
  /[a-z][a-z0-9+.-]{1,20}:\/\/\S+|(?:mailto|tel):\S+|\bwww\.\S+|\S+@\S+|(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?:[:/?#]\S*)?/giu;

/** A text of somebody’s own choice as it may stand in a mail of ours: it leads nowhere. */
export function withoutLinks(text: string, instead: string): string {
  return text.replace(links, instead);
}
