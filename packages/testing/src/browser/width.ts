import type { Page } from '@playwright/test';

/** Throws with the elements that stick out when the page is wider than its window (WCAG 1.4.10). */
export async function expectWithinWidth(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const outside = await page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && parent !== document.body && (scrolls(parent) || isClipped(parent));
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > limit + 1 && !isClipped(element))
      .slice(0, 5)
      .map((element) => {
        const { right } = element.getBoundingClientRect();
        const words = element.textContent?.trim().slice(0, 60) ?? '';
        return `${element.tagName.toLowerCase()} ends at ${Math.round(right)} px: ${words}`;
      })
      .concat(`the page is ${document.documentElement.scrollWidth} px wide`);
  }, width);
  if (outside.length > 0) {
    throw new Error(`${page.url()} does not fit ${width} px:\n  ${outside.join('\n  ')}`);
  }
}
