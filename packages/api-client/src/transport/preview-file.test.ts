import type { calls } from '@tolk/contract';
import { previewFile, readCallPdf } from './downloads.ts';

type EvidenceCall = (typeof calls)['opsinterface']['appeals']['downloadAppealFile'];

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
});

/** The server answers with this; tells what it was asked. */
function answerWith(body: BodyInit, headers: Record<string, string>): { asked: unknown[] } {
  const asked: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    asked.push([input, init?.body]);
    return new Response(body, { headers });
  };
  return { asked };
}

const attachment = { 'content-disposition': 'attachment; filename="seal"' };

it('a picture is fetched by its id, to be shown', async () => {
  const { asked } = answerWith('pixels', { ...attachment, 'content-type': 'image/webp' });
  const content = await previewFile('file-1');
  expect([content.type, content.size]).toEqual(['image/webp', 6]);
  expect(asked).toEqual([['/api/supinterface/downloadFile', '{"fileId":"file-1"}']]);
});

it.each(['application/xml', 'application/pdf', 'text/plain', 'image/svg+xml', 'text/html'])(
  'a file of type %s is not shown',
  async (type) => {
    answerWith('<script>alert(1)</script>', { ...attachment, 'content-type': type });
    await expect(previewFile('file-1')).rejects.toThrow('Only pictures are shown in the page.');
  },
);

it('a picture that the person may not read is refused', async () => {
  const refusal = { code: 404, msg: 'We could not find what you asked for.', data: {} };
  answerWith(JSON.stringify(refusal), { 'content-type': 'application/json' });
  await expect(previewFile('file-1')).rejects.toMatchObject({ code: 404 });
});

describe('a PDF that our own reader draws', () => {
  const read = () =>
    readCallPdf<EvidenceCall>('/opsinterface/downloadAppealFile', {
      projectOrderAppealId: 'appeal-1',
      fileId: 'file-1',
    });

  it('is fetched by the call by which it is downloaded', async () => {
    const { asked } = answerWith('%PDF-', { ...attachment, 'content-type': 'application/pdf' });
    expect((await read()).size).toBe(5);
    const body = '{"projectOrderAppealId":"appeal-1","fileId":"file-1"}';
    expect(asked).toEqual([['/api/opsinterface/downloadAppealFile', body]]);
  });

  it.each(['text/html', 'image/svg+xml', 'image/png'])('is no file of type %s', async (type) => {
    answerWith('<script>alert(1)</script>', { ...attachment, 'content-type': type });
    await expect(read()).rejects.toThrow('Only PDFs are read in the page.');
  });
});
