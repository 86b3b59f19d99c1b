import { previewFile } from './downloads.ts';

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
