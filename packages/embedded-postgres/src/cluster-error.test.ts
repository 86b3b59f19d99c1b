import { explain } from './cluster-error.ts';

describe('explain', () => {
  it.each([
    ['initdb: error: could not write file: No space left on device', 'disk-full'],
    ["ENOSPC: no space left on device, write '/data/x'", 'disk-full'],
    ["EROFS: read-only file system, mkdir '/data'", 'permission'],
    ["EACCES: permission denied, mkdir '/data'", 'permission'],
    ['FATAL:  data directory "/data" has wrong ownership', 'permission'],
    ["ENOTDIR: not a directory, mkdir '/file/data'", 'not-a-cluster'],
    ['initdb: error: could not look up effective user ID 4242: no such user', 'permission'],
    ['FATAL:  something nobody foresaw', 'failed'],
  ])('reads «%s» as %s', (text, code) => {
    expect(explain('/data', new Error(text)).code).toBe(code);
  });

  it('keeps the words of what nobody foresaw', () => {
    expect(explain('/data', new Error('FATAL:  bad luck\n')).message).toBe(
      'PostgreSQL could not be started in /data: FATAL:  bad luck',
    );
  });
});
