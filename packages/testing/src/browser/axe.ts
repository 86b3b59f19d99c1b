import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

const barring = new Set(['serious', 'critical']);

/** Throws with one block per finding that bars somebody (WCAG 2.2 A and AA): rule, help and the elements. */
export async function expectNoSeriousViolations(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const serious = violations.filter(({ impact }) => barring.has(impact ?? ''));
  if (serious.length === 0) return;
  const list = serious.map(describeViolation).join('\n');
  throw new Error(`${serious.length} barriers on ${page.url()}:\n${list}`);
}

function describeViolation({ id, impact, help, nodes }: Violation): string {
  const elements = nodes.map(({ target, failureSummary }) => {
    const reason = failureSummary?.replaceAll('\n', ' ') ?? '';
    return `    ${target.join(' ')}: ${reason}`;
  });
  return [`  ${impact}: ${help} (${id})`, ...elements].join('\n');
}
