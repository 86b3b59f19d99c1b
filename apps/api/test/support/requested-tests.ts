import type { ResponseOf, SampleText, TestRequest, TestRequestDetail, calls } from '@tolk/contract';
import type { Caller } from '@tolk/testing/caller';
import { closedPair } from './examinee.ts';
import { dataOf } from './market.ts';
import type { TestPerson } from './people.ts';

export type Way = ResponseOf<(typeof calls)['supinterface']['tests']['getTestWay']>;

/** Long enough to be a sample. */
export const germanText =
  'Die Gewährleistung erlischt, wenn das Gerät unsachgemäß geöffnet wurde. Vor der Inbetriebnahme ist die Schutzabdeckung anzubringen; Wartungsarbeiten dürfen nur von geschultem Personal durchgeführt werden. Ersatzteile sind beim Hersteller zu beziehen.';

export const fullMarks = { accuracy: 40, terminology: 20, language: 25, instructions: 15 };
/** Sixty-nine points: one too few. */
export const lowMarks = { accuracy: 30, terminology: 12, language: 18, instructions: 9 };

export const translation = 'The warranty is void if the device has been opened improperly.';

export function askForTest(person: TestPerson, changes: object = {}) {
  const form = { ...closedPair, note: 'I translate manuals.', ...changes };
  return person.call<TestRequest>('/supinterface/addTestRequest', form);
}

export function wayOf(person: TestPerson, pair: object = closedPair): Promise<Way> {
  return dataOf(person.call<Way>('/supinterface/getTestWay', pair));
}

export async function addSample(staff: Caller, changes: object = {}): Promise<string> {
  const form = {
    sourceLanguage: 'de',
    title: 'Warranty',
    text: germanText,
    instructions: 'For a printed manual.',
    ...changes,
  };
  const added = staff.call<SampleText>('/opsinterface/addSampleText', form);
  return (await dataOf(added)).sampleTextId;
}

export function give(staff: Caller, testRequestId: string, sampleTextId: string) {
  const path = '/opsinterface/giveTestText';
  return staff.call<TestRequestDetail>(path, { testRequestId, sampleTextId });
}

export function handIn(person: TestPerson, testRequestId: string, text = translation) {
  const path = '/supinterface/handInTestRequest';
  return person.call<TestRequest>(path, { testRequestId, translation: text });
}

export function mark(staff: Caller, testRequestId: string, marks: object = fullMarks) {
  const path = '/opsinterface/markTestRequest';
  return staff.call<TestRequestDetail>(path, { testRequestId, marks, remark: 'Sound.' });
}

/** Asked for, and a new text given. */
export async function givenTest(person: TestPerson, staff: Caller, changes: object = {}) {
  const { testRequestId } = await dataOf(askForTest(person, changes));
  await dataOf(give(staff, testRequestId, await addSample(staff)));
  return testRequestId;
}

/** The same, translated. */
export async function handedInTest(person: TestPerson, staff: Caller, changes: object = {}) {
  const testRequestId = await givenTest(person, staff, changes);
  await dataOf(handIn(person, testRequestId));
  return testRequestId;
}
