import type { ResponseOf, calls } from '@tolk/contract';
import { zip } from '@tolk/writers/zip';
import { makePdf } from '../../../test/support/make-pdf.ts';
import { dataOf } from '../../../test/support/market.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp();
type Found = ResponseOf<(typeof calls)['supinterface']['resume']['getResumeFileFindings']>;

let supplier: TestPerson;

beforeEach(async () => {
  supplier = await signUp(tolk, 'supplier');
});

async function keep(name: string, content: Buffer): Promise<void> {
  const form = new FormData();
  form.append('purpose', 'resume');
  form.append('file', new Blob([new Uint8Array(content)]), name);
  const uploaded = supplier.call<{ fileId: string }>('/supinterface/uploadFile', undefined, {
    form,
  });
  const { fileId } = await dataOf(uploaded);
  await dataOf(supplier.call('/supinterface/saveResumeFile', { fileId }));
}
const read = () => supplier.call<Found>('/supinterface/getResumeFileFindings', {});
const paragraphs = (lines: readonly string[]) =>
  zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    {
      name: 'word/document.xml',
      content: `<w:document>${lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}</w:document>`,
    },
  ]);

describe('the own resume file', () => {
  it('is read for what may go into the profile, and nothing of it is saved', async () => {
    await keep(
      'resume.docx',
      paragraphs([
        'ann@example.org',
        'Education',
        '2003-09 - 2008-06',
        'Uppsala University, MA in Translation',
        'Languages: Swedish, German',
      ]),
    );
    expect(await dataOf(read())).toEqual({
      readable: true,
      findings: {
        email: 'ann@example.org',
        phone: '',
        wechat: '',
        languages: ['de', 'sv'],
        educations: [
          {
            university: 'Uppsala University',
            major: 'Translation',
            degree: 'master',
            startMonth: '2003-09',
            endMonth: '2008-06',
          },
        ],
        workExperiences: [],
      },
    });
    expect(await dataOf(supplier.call('/supinterface/getEducation', {}))).toEqual([]);
  });

  it('may be a PDF', async () => {
    await keep('resume.pdf', makePdf('BT /F1 12 Tf 20 700 Td (ann@example.org) Tj ET'));
    expect((await dataOf(read())).findings.email).toBe('ann@example.org');
  });

  it('says nothing where it has no text, or holds what nobody can read', async () => {
    await keep('scan.pdf', makePdf(''));
    expect((await dataOf(read())).readable).toBe(false);
    await keep('broken.pdf', Buffer.from('%PDF-1.4\nnot one'));
    expect((await dataOf(read())).readable).toBe(false);
  });

  it('is asked for in vain where there is none', async () => {
    expect((await read()).code).toBe(404);
  });
});
