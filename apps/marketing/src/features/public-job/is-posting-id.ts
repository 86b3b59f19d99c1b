/** Whether it can be a posting's id at all: a link that was cut short is no reason to ask the server. */
export function isPostingId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
