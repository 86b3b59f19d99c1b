import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testApp } from '../../test/support/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'licences-'));
const web = { shell: join(folder, 'shell'), releases: join(folder, 'releases') };
const notice = (name: string, text: string) => ({ name, version: '1.0.0', licence: 'MIT', text });

function build(place: string, notices: object[]): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'licences.json'), JSON.stringify(notices));
}
build(web.shell, [notice('react', 'Of react'), notice('clsx', 'Of clsx')]);
build(join(web.releases, 'marketing/2'), [notice('react', 'Of react'), notice('maps', 'Of maps')]);
build(join(web.releases, 'marketing/1'), [notice('gone', 'Of gone')]);
writeFileSync(
  join(web.releases, 'remotes.json'),
  JSON.stringify({ remotes: { marketing: { version: '2' }, operations: { version: 'missing' } } }),
);
afterAll(() => rmSync(folder, { recursive: true }));

const tolk = testApp({ config: { web } });

it('the licences of the shell and of the releases in use stand in one text, each once', async () => {
  const response = await fetch(`${tolk.url}/licences.txt`);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text.match(/^\S+ 1\.0\.0 \(MIT\)$/gm)).toEqual([
    'clsx 1.0.0 (MIT)',
    'maps 1.0.0 (MIT)',
    'react 1.0.0 (MIT)',
  ]);
  expect(text).toContain('Of maps');
});
