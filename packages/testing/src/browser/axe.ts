import type { Page } from '@playwright/test';
import type { Result, RunOptions } from 'axe-core';
import type axe from 'axe-core';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const barring: readonly unknown[] = ['serious', 'critical'];
/** Named one by one: a rule that says nothing is run. */
const mild: readonly unknown[] = ['minor', 'moderate'];

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** Rules about nothing but colours: all else is the same in the dark. */
const ofColours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/**
 * Throws with one block per finding that bars somebody (WCAG 2.2 A and AA): rule, help and the elements.
 * Throws on a page with frames too: axe would pass over them in silence.
 */
export async function expectNoSeriousViolations(page: Page, onlyColours = false): Promise<void> {
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, which nobody checks.`);
  const violations = await findViolations(page, onlyColours ? ofColours : options);
  const serious = violations.filter(({ impact }) => barring.includes(impact));
  if (serious.length === 0) return;
  const list = serious.map(describeViolation).join('\n');
  throw new Error(`${serious.length} barriers on ${page.url()}:\n${list}`);
}

/** What axe keeps to itself: each rule states how much its findings bar. */
interface Audit {
  _audit: { rules: readonly { id: string; impact: unknown }[] };
}

/**
 * axe runs inside the page. Its builder for Playwright opens another page for each look and brings the
 * source of axe to both, which costs several times what the rules themselves do. Rules whose findings
 * bar nobody are left out: they are a fifth of the work.
 */
async function findViolations(page: Page, asked: RunOptions): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await axeSource());
  return page.evaluate(
    async ([wanted, leftOut]) => {
      const inPage = globalThis as typeof globalThis & { axe: typeof axe & Audit };
      // oxlint-disable-next-line no-underscore-dangle -- axe has no other way to ask for the impact of a rule
      const { rules } = inPage.axe._audit;
      const idle = rules.filter(({ impact }) => leftOut.includes(impact));
      const off = Object.fromEntries(idle.map(({ id }) => [id, { enabled: false }]));
      const { violations } = await inPage.axe.run(document, { ...wanted, rules: off });
      for (const violation of violations) {
        if (violation.id === 'target-size') violation.nodes = await whereStillTooSmall(violation);
      }
      return violations.filter(({ nodes }) => nodes.length > 0);

      /** Targets that a header or a passing message lies over have their size once they are scrolled free. */
      async function whereStillTooSmall({ id, nodes }: Result): Promise<Result['nodes']> {
        const messages = [...document.querySelectorAll<HTMLElement>('[role="region"][aria-live]')];
        const { scrollX, scrollY } = window;
        for (const message of messages) message.style.visibility = 'hidden';
        const small: Result['nodes'] = [];
        for (const node of nodes) {
          const element = document.querySelector(node.target.join(' '));
          element?.scrollIntoView({ block: 'center', behavior: 'instant' });
          const again = element && (await inPage.axe.run(element, { runOnly: [id] }));
          if (again?.violations.length !== 0) small.push(node);
        }
        for (const message of messages) message.style.visibility = '';
        window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
        return small;
      }
    },
    [asked, mild] as const,
  );
}

/** Read as text: outside a page the module itself can't be loaded everywhere. */
function axeSource(): Promise<string> {
  return readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
}

function describeViolation({ id, impact, help, nodes }: Result): string {
  const elements = nodes.map(({ target, failureSummary }) => {
    const reason = failureSummary?.replaceAll('\n', ' ') ?? '';
    return `    ${target.join(' ')}: ${reason}`;
  });
  return [`  ${impact}: ${help} (${id})`, ...elements].join('\n');
}
