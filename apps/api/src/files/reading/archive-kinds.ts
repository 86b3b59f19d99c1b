/** Files that are archives: what the name of one of their parts begins with, by extension. */
const parts: Readonly<Record<string, string>> = {
  docx: 'word/',
  xlsx: 'xl/',
  pptx: 'ppt/',
  odt: 'content.xml',
  zip: '',
};

export function isArchive(extension: string): boolean {
  return extension in parts;
}

/** Whether an archive with these parts is what its extension says. */
export function holdsItsParts(extension: string, names: readonly string[]): boolean {
  const part = parts[extension];
  return part === '' || (part !== undefined && names.some((name) => name.startsWith(part)));
}
