import type { Browser, Page } from '@playwright/test';
import { expectNoSeriousViolations } from './axe.ts';
import { launchBrowser } from './launch.ts';

function documentWith(body: string): string {
  const head = '<head><title>Page</title></head>';
  return `<!doctype html><html lang="en">${head}<body><main><h1>Page</h1>${body}</main></body></html>`;
}

describe('expectNoSeriousViolations', () => {
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

  it('can be asked for barriers of colour alone', async () => {
    await page.setContent(documentWith('<input id="nameless"><p style="color:#999">Pale</p>'));
    await expect(expectNoSeriousViolations(page, true)).rejects.toThrow(
      /^1 barriers on about:blank:\n {2}serious: .*\(color-contrast\)\n {4}p: /,
    );
  }, 30_000);

  it('looks again at a page that has changed', async () => {
    await page.setContent(documentWith('<label>Name <input></label>'));
    await expectNoSeriousViolations(page);
    await page.locator('label').evaluate((label) => label.replaceWith(label.children[0] ?? ''));
    await expect(expectNoSeriousViolations(page)).rejects.toThrow(/^1 barriers .*\n.*\(label\)/);
  }, 30_000);

  it('takes a target by the size it has once nothing that floats lies over it', async () => {
    const button = (name: string, style: string) => `<button style="${style}">${name}</button>`;
    const size = 'display:block;border:0;padding:0;width:40px;height:26px';
    const pair = `<div id="pair">${button('One', size)}${button('Two', size)}</div>`;
    const cover = (style: string) => button('Cover', `${size};height:24px;z-index:1;${style}`);
    const look = async (body: string) => {
      await page.setContent(documentWith(`${body}<div style="height:200vh"></div>`));
      await page.locator('#pair').evaluate((element) => element.scrollIntoView());
      await expectNoSeriousViolations(page);
    };
    const space = '<div style="height:600px"></div>';
    const header = cover('position:sticky;top:0');
    await expect(look(header + space + pair)).resolves.toBeUndefined();
    const lid = cover('position:relative;margin-bottom:-24px');
    await expect(look(space + lid + pair)).rejects.toThrow(/\n {4}button:nth-child\(1\): /);
  }, 30_000);

  it('does not pass over frames in silence', async () => {
    await page.setContent(documentWith('<iframe title="Other" srcdoc="<p>Hello"></iframe>'));
    await expect(expectNoSeriousViolations(page)).rejects.toThrow(/has frames/);
  }, 30_000);
});
