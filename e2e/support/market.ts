import { randomUUID } from 'node:crypto';
import { expectDone, type Person } from './people.ts';

const day = 86_400_000;

/** A moment some days ahead, ISO 8601. */
export function ahead(days: number): string {
  return new Date(Date.now() + days * day).toISOString();
}

/** Publishes a translation of law from English into French at ¥99.99 a page; `changes` say otherwise. Answers its id. */
export async function publishPosting(
  { caller }: Pick<Person, 'caller'>,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { projectReleaseInforId } = await expectDone<{ projectReleaseInforId: string }>(
    caller,
    '/clientinterface/addPositionProject',
    {
      projectName: name,
      projectType: 'translation',
      whFieldId: 'law',
      sourceLanguage: 'en',
      targetLanguage: 'fr',
      salary: 9_999,
      currency: 'CNY',
      unitName: 'page',
      estimatedWorkload: 3,
      deadline: ahead(5),
      startTime: null,
      dueDate: null,
      zone: 'Asia/Shanghai',
      remarks: name,
      deliveryInstructions: '',
      contactName: 'Ada Byron',
      contactPhone: '+86 138 0013 8123',
      region: 'remote',
      ...changes,
    },
  );
  return projectReleaseInforId;
}

/** Applies for a posting at a price in minor units. Answers the application's id. */
export async function applyFor(
  { caller }: Pick<Person, 'caller'>,
  projectReleaseInforId: string,
  expectedPrice: number,
  content: string = randomUUID(),
): Promise<string> {
  const { projectApplicationJLId } = await expectDone<{ projectApplicationJLId: string }>(
    caller,
    '/supinterface/addProjectApplicationJL',
    { projectReleaseInforId, content, expectedPrice },
  );
  return projectApplicationJLId;
}
