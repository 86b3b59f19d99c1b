import { zip } from '@tolk/writers/zip';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();

async function upload(person: TestPerson, content: Buffer): Promise<number> {
  const form = new FormData();
  form.set('purpose', 'order');
  form.set('file', new Blob([new Uint8Array(content)]), 'contract.docx');
  return (await person.call('/supinterface/uploadFile', {}, { form })).code;
}

const documentOf = (content: string) => zip([{ name: 'word/document.xml', content }]);
const small = documentOf('<w:p><w:t>Hello</w:t></w:p>');
const large = documentOf('<w:p><w:t>Supply contract</w:t></w:p>'.repeat(20_000));

it('the documents of one person do not keep those of others from being taken in', async () => {
  const [eager, other] = [await signUp(tolk, 'client'), await signUp(tolk, 'client')];
  const codes: number[] = [];
  const flood = Array.from({ length: 25 }, async () => codes.push(await upload(eager, large)));
  // The first answer is a refusal: the rest waits.
  await Promise.race(flood);
  for (let count = 0; count < 3; count += 1) expect(await upload(other, small)).toBe(0);
  expect(codes.length).toBeLessThan(25);
  await Promise.all(flood);
  const taken = codes.filter((code) => code === 0).length;
  const refused = codes.filter((code) => code === 429).length;
  expect(taken + refused).toBe(25);
  // One that is taken in before the last comes makes room for it.
  expect(taken).toBeGreaterThanOrEqual(20);
  expect(refused).toBeGreaterThan(0);
}, 120_000);
