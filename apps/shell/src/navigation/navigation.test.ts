import { pathAfterSignIn } from './after-sign-in.ts';
import { pathWithWanted, wantedPath } from './wanted-path.ts';

describe('the way to the login page and back', () => {
  it('keeps the page and its query', () => {
    const address = pathWithWanted('/login', '/jobhall/jobdetail?id=7');
    expect(address).toBe('/login?from=%2Fjobhall%2Fjobdetail%3Fid%3D7');
    expect(wantedPath(new URL(address, 'http://x').searchParams)).toBe('/jobhall/jobdetail?id=7');
  });

  it.each(['//evil.example/login', 'https://evil.example', '/nowhere', ''])(
    'does not lead to %p',
    (from) => expect(wantedPath(new URLSearchParams({ from }))).toBeUndefined(),
  );
});

describe('pathAfterSignIn', () => {
  it.each([
    [1, '/jobhall/joblist?field=3', '/jobhall/joblist?field=3'],
    [1, '/xqoffermanagement/index', '/overview/index'],
    [0, '/xqoffermanagement/index', '/xqoffermanagement/index'],
    [0, '/jobhall/jobdetail?id=7', '/jobhall/jobdetail?id=7'],
    [0, undefined, '/xqoverview/index'],
    [null, '/jobhall/joblist?a=1', '/selectidentity?from=%2Fjobhall%2Fjoblist%3Fa%3D1'],
    [null, undefined, '/selectidentity'],
  ] as const)('port %p, wanted %p: %s', (port, wanted, expected) => {
    expect(pathAfterSignIn(port, wanted)).toBe(expected);
  });
});
