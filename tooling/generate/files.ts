import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';

/** The checkout. */
export const root = dirname(dirname(import.meta.dirname));

/** Texts to write, by path in the checkout; nothing is written before all of them are known. */
export class Changes {
  readonly #texts = new Map<string, string>();

  exists(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(root, path));
  }

  edit(path: string, change: (source: string) => string): void {
    const source = this.#texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    try {
      this.#texts.set(path, change(source));
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }

  create(path: string, text: string): void {
    if (this.exists(path)) throw new Error(`${path} exists already.`);
    this.#texts.set(path, text);
  }

  /** Writes and formats all files and lists them. */
  write(): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const paths = [...this.#texts.keys()];
    const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
    spawnSync(process.execPath, [formatter, ...paths], {
      cwd: root,
      stdio: 'inherit',
    });
    console.log(paths.map((path) => `  ${path}`).join('\n'));
  }
}

/** Runs a generator; what it refuses is printed without a stack. */
export function runGenerator(generate: (args: string[]) => void): void {
  try {
    generate(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
