import { allCalls } from '@tolk/contract';
import { humanCheckPaths } from '@tolk/contract/human-check';
import { testApp } from '../../test/support/test-app.ts';

const tolk = testApp();

interface Operation {
  operationId: string;
  parameters: { name: string; required: boolean }[];
  requestBody: { content: object };
  responses: Record<string, { description: string; content: object }>;
}

interface Document {
  openapi: string;
  paths: Record<string, { post: Operation }>;
}

async function openApi(): Promise<Document> {
  const response = await fetch(`${tolk.url}/api/openapi.json`);
  return JSON.parse(await response.text());
}

describe('documents', () => {
  it('the OpenAPI document lists every call with both shapes', async () => {
    const { openapi, paths } = await openApi();
    expect(openapi).toBe('3.1.0');
    const documented = [
      ...allCalls.map(({ path }) => `/api${path}`),
      ...Object.values(humanCheckPaths),
    ];
    expect(Object.keys(paths).sort()).toEqual(documented.sort());
    const operations = Object.values(paths).map(({ post }) => post);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(documented.length);
    for (const { requestBody, responses } of operations) {
      expect(Object.keys(requestBody.content)).toHaveLength(1);
      expect(responses[200]?.description).toContain('422');
      expect(Object.keys(responses)).toEqual(['200', '413', '429', '500', '503']);
    }
  });

  it('a call that moves money requires its key', async () => {
    const { paths } = await openApi();
    const parameters = paths['/api/clientinterface/getCallPayment']?.post.parameters ?? [];
    expect(parameters.find(({ name }) => name === 'idempotency-key')?.required).toBe(true);
  });

  it('the page shows every call and needs no script', async () => {
    const response = await fetch(`${tolk.url}/api/docs`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).not.toContain('<script');
    for (const { path } of allCalls) expect(page).toContain(`POST /api${path}<`);
  });

  it('health and readiness are told', async () => {
    expect(await (await fetch(`${tolk.url}/healthz`)).json()).toEqual({ alive: true });
    expect(await (await fetch(`${tolk.url}/readyz`)).json()).toEqual({ ready: true });
  });

  it('every answer forbids scripts of strangers', async () => {
    const { headers } = await fetch(`${tolk.url}/api/docs`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("form-action 'self' http://127.0.0.1:9;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
