import { existsSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expectNoSeriousViolations } from './axe.ts';
import { launchBrowser, launchOptions } from './launch.ts';

const hasChromium = existsSync(launchOptions.executablePath ?? '');

function documentWith(body: string): string {
  const head = '<head><title>Page</title></head>';
  return `<!doctype html><html lang="en">${head}<body><main><h1>Page</h1>${body}</main></body></html>`;
}

(hasChromium ? describe : describe.skip)('expectNoSeriousViolations', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await launchBrowser();
    page = await (await browser.newContext()).newPage();
  }, 60_000);
  afterAll(() => browser.close());

  it('accepts a page without barriers', async () => {
    await page.setContent(documentWith('<label>Name <input></label>'));
    await expect(expectNoSeriousViolations(page)).resolves.toBeUndefined();
  }, 30_000);

  it('lists each barrier with its element', async () => {
    await page.setContent(documentWith('<input id="nameless"><img src="data:," id="mute">'));
    await expect(expectNoSeriousViolations(page)).rejects.toThrow(
      /^2 barriers on about:blank:[^]*critical: .*\(image-alt\)\n {4}#mute: [^]*critical: .*\(label\)\n {4}#nameless: /,
    );
  }, 30_000);

  it('looks again at a page that has changed', async () => {
    await page.setContent(documentWith('<label>Name <input></label>'));
    await expectNoSeriousViolations(page);
    await page.locator('label').evaluate((label) => label.replaceWith(label.children[0] ?? ''));
    await expect(expectNoSeriousViolations(page)).rejects.toThrow(/^1 barriers .*\n.*\(label\)/);
  }, 30_000);

  it('does not pass over frames in silence', async () => {
    await page.setContent(documentWith('<iframe title="Other" srcdoc="<p>Hello"></iframe>'));
    await expect(expectNoSeriousViolations(page)).rejects.toThrow(/has frames/);
  }, 30_000);
});
