import { parseAccount } from './account.ts';

describe('parseAccount', () => {
  it('prefers the account that is made for PostgreSQL', () => {
    const passwd =
      'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false\npostgres:x:101:104::/:/bin/sh\n';
    expect(parseAccount(passwd)).toEqual({ uid: 101, gid: 104 });
  });

  it('reads the negative number that macOS gives to nobody', () => {
    expect(parseAccount('nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false\n')).toEqual({
      uid: 4294967294,
      gid: 4294967294,
    });
  });

  it('says what to do when there is no such account', () => {
    expect(() => parseAccount('root:x:0:0::/root:/bin/sh\n')).toThrow(
      'PostgreSQL does not run as root, and /etc/passwd has none of the accounts postgres, _postgres, nobody to run it as.',
    );
  });
});
