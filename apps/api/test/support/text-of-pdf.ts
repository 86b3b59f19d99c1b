import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOfPdf } from '../../src/files/text/pdf-text.ts';

/** The text of a PDF's pages as a reader would copy it. */
export async function pagesOfPdf(content: Buffer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'api-pdf-'));
  try {
    const path = join(folder, 'file.pdf');
    await writeFile(path, content);
    const pages: string[] = [];
    for await (const page of textOfPdf(path)) pages.push(page);
    return pages;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
