import { explain } from './failure.mjs';

describe('explain', () => {
  it.each([
    ['npm error code ENOTFOUND', /registry could not be reached/],
    ['npm error code EACCES', /no permission to write in \/srv\/tolk/],
    ['EROFS: read-only file system', /no permission to write in \/srv\/tolk/],
    ['ENOSPC: no space left on device, write', /disk is full/],
    [
      'ERR_PNPM_OUTDATED_LOCKFILE Cannot install with "frozen-lockfile"',
      /does not fit the package.json/,
    ],
    ['something else', /Installing into \/srv\/tolk failed/],
  ])('turns “%s” into a sentence', (output, sentence) => {
    expect(explain(output, '/srv/tolk')).toMatch(sentence);
  });
});
