import { zip, type ZipPart } from '@tolk/writers/zip';
import { packedZeros, zeros } from '../../../test/support/zip-of-zeros.ts';
import { bytesOf } from './bytes.ts';
import { weighArchive } from './weigh.ts';

const MB = 1_048_576;
const text = (name: string): ZipPart => ({ name, content: `the text of ${name}` });
const many = (count: number) =>
  Array.from({ length: count }, (_, index): ZipPart => ({
    name: `${index}`,
    content: '',
    says: { method: 0 },
    packed: Buffer.alloc(0),
  }));

/** Archives in each other, the innermost with a text. */
function nested(depth: number): Buffer {
  const part = depth === 1 ? text('a.txt') : { name: 'a.zip', content: nested(depth - 1) };
  return zip([part]);
}

/** Says 2^40 entries where 64-bit numbers stand. */
function wide(): Buffer {
  const plain = zip([text('a.txt')]);
  const end = plain.subarray(-22);
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 'latin1');
  record.writeBigUInt64LE(2n ** 40n, 32);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(plain.length - 22), 8);
  end.writeUInt16LE(0xffff, 10);
  return Buffer.concat([plain.subarray(0, -22), record, locator, end]);
}

function commented(comment: string): Buffer {
  const archive = zip([text('a')]);
  archive.writeUInt16LE(comment.length, archive.length - 2);
  return Buffer.concat([archive, Buffer.from(comment)]);
}

const weigh = (archive: Buffer) => weighArchive(bytesOf(archive));

it.each<[string, Buffer, number]>([
  ['texts', zip([text('a.txt'), text('b/c.txt')]), 2],
  ['nothing', zip([]), 0],
  ['9 MB of zeros', zip([zeros('a', 9)]), 1],
  ['10,000 entries', zip(many(10_000)), 10_000],
  ['archives four deep', nested(4), 1],
  ['a locked entry', zip([{ ...text('a'), says: { encrypted: true } }]), 1],
  ['an entry packed in a rare way', zip([{ ...text('a'), says: { method: 93 } }]), 1],
  ['a broken entry', zip([{ ...text('a'), packed: Buffer.from('no deflate') }]), 1],
  ['a comment', commented('PK\x05\x06 is no end, though it looks like one'), 1],
])('an archive with %s is weighed', async (_case, archive, entries) => {
  expect(await weigh(archive)).toHaveLength(entries);
});

it.each<[string, Buffer]>([
  ['1 GB of zeros', zip([zeros('a', 1_024)])],
  ['11 MB of zeros', zip([zeros('a', 11)])],
  ['600 MB that it does not unpack', zip([{ ...text('a'), says: { size: 600 * MB, method: 9 } }])],
  [
    '1 GB that it calls 1,000 bytes',
    zip([{ name: 'a', content: '', packed: packedZeros(1_024), says: { size: 1_000 } }]),
  ],
  ['one byte more than it says', zip([{ ...text('a'), says: { size: 12 } }])],
  ['10,001 entries', zip(many(10_001))],
  [
    '10,001 entries in two archives',
    zip([...many(5_000), { name: 'b', content: zip(many(5_000)) }]),
  ],
  ['2^40 entries', wide()],
  ['archives five deep', nested(5)],
  ['a bomb in an archive', zip([{ name: 'a', content: zip([zeros('b', 1_024)]) }])],
  [
    'a hundred small bombs',
    zip(
      Array.from({ length: 100 }, (_, index) => ({
        name: `${index}`,
        content: zip([zeros('b', 9)]),
      })),
    ),
  ],
  ['entries that share their bytes', zip([text('a'), { ...text('b'), says: { at: 0 } }])],
])('an archive with %s is too complex', async (_case, archive) => {
  await expect(weigh(archive)).rejects.toMatchObject({ name: 'TooComplex' });
});

const whole = zip([text('a.txt'), text('b.txt')]);
it.each<[string, Buffer]>([
  ['no bytes', Buffer.alloc(0)],
  ['parts with bytes behind them', Buffer.concat([whole, Buffer.from('<html>')])],
  ['a start alone', whole.subarray(0, 60)],
  ['an end that leads nowhere', Buffer.concat([whole.subarray(-22)])],
  [
    'a directory of noise',
    Buffer.concat([Buffer.alloc(whole.length - 22, 7), whole.subarray(-22)]),
  ],
])('an archive of %s is unreadable', async (_case, archive) => {
  await expect(weigh(archive)).rejects.toMatchObject({ name: 'Unreadable' });
});
