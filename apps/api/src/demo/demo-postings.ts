import type { Dependencies } from '../dependencies.ts';
import type { DemoApplication, DemoPosting } from '@tolk/demo-data';
import { regionEntry } from '@tolk/domain/dictionaries/index';
import { inLanguage } from '../calls/refusal.ts';
import { judgeReceived, readReceived } from '../market/applications/received-applications.ts';
import { handIn, withdrawApplication } from '../market/applications/supplier-applications.ts';
import { addPosting } from '../market/postings/own-postings.ts';
import { contextOf } from './demo-context.ts';
import { idOf, type Ids } from './demo-people.ts';

export async function publishDemoPostings(
  deps: Dependencies,
  postings: readonly DemoPosting[],
  people: Ids,
): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const posting of postings) {
    const context = contextOf(deps, idOf(people, posting.client), 'client', posting.publishedAt);
    const { projectReleaseInforId } = await addPosting(postingFormOf(posting), context);
    ids.set(posting.key, projectReleaseInforId);
  }
  return ids;
}

/** What the client fills in; of a generated posting too. */
export function postingFormOf(posting: Omit<DemoPosting, 'status'>) {
  return {
    projectName: posting.title,
    companyName: posting.companyName,
    projectType: posting.type,
    whFieldId: posting.field,
    sourceLanguage: posting.sourceLanguage,
    targetLanguage: posting.targetLanguage,
    salary: posting.unitPrice,
    currency: posting.currency,
    unitName: posting.unit,
    estimatedWorkload: posting.workload,
    deadline: posting.deadlineAt.toISOString(),
    startTime: posting.startAt.toISOString(),
    dueDate: posting.dueAt.toISOString(),
    zone: posting.zone,
    remarks: posting.remarks,
    deliveryInstructions: posting.deliveryInstructions,
    contactName: posting.contactName,
    contactPhone: posting.contactPhone,
    region: posting.region,
    jobLevel: posting.level,
    ...(posting.interpretationMode === null
      ? {}
      : { interpretationMode: posting.interpretationMode, place: placeOf(posting) }),
  };
}

export function placeOf({
  regionCode,
  language,
  remote,
}: Pick<DemoPosting, 'regionCode' | 'language' | 'remote'>): string {
  const city = remote ? undefined : regionEntry(regionCode);
  return city === undefined ? '' : inLanguage(city, language);
}

/** The seed knows whom it lets apply. */
const ready = () => Promise.resolve();

export async function handInDemoApplications(
  deps: Dependencies,
  applications: readonly DemoApplication[],
  ids: { people: Ids; postings: Ids; clientOf: (posting: string) => string },
): Promise<Ids> {
  const made = new Map<string, string>();
  for (const application of applications) {
    const at = application.createdAt;
    const supplier = contextOf(deps, idOf(ids.people, application.supplier), 'supplier', at);
    const form = {
      projectReleaseInforId: idOf(ids.postings, application.posting),
      content: application.content,
      expectedPrice: application.expectedPrice,
    };
    const { projectApplicationJLId } = await handIn(form, supplier, ready);
    made.set(application.key, projectApplicationJLId);
    const client = contextOf(
      deps,
      idOf(ids.people, ids.clientOf(application.posting)),
      'client',
      at,
    );
    if (application.status === 'withdrawn')
      await withdrawApplication({ projectApplicationJLId }, supplier);
    else if (application.status !== 'applied')
      await readReceived({ projectApplicationJLId }, client);
    if (application.status === 'suitable' || application.status === 'unsuitable') {
      const suitable = application.status === 'suitable';
      await judgeReceived({ projectApplicationJLId, suitable }, client);
    }
  }
  return made;
}
