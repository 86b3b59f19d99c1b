/** What is hashed to find the same document on a second account. */
export function fingerprintedText(document: { documentType: string; number: string }): string {
  return `${document.documentType}/${document.number}`;
}
