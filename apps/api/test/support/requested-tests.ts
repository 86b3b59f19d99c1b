import { randomUUID } from 'node:crypto';
import type {
  ResponseOf,
  SampleText,
  TestMarking,
  TestRequest,
  TestRequestDetail,
  calls,
} from '@tolk/contract';
import { DAY } from '@tolk/domain';
import type { Caller } from '@tolk/testing/caller';
import { insertLanguageTest } from '../../src/language-tests/tests/language-test-repository.ts';
import { transaction } from '../../src/database/transaction.ts';
import { closedPair, newExaminee, type Pair } from './examinee.ts';
import { dataOf, withKey } from './market.ts';
import type { TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';

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

/** A supplier who has passed the test of the pair. */
export async function newMarker(tolk: TestApp, pair: Pair): Promise<TestPerson> {
  const person = await newExaminee(tolk);
  await passTest(tolk, person.personId, pair);
  return person;
}

export async function passTest(tolk: TestApp, personId: string, pair: Pair): Promise<void> {
  const { db, clock } = tolk.app.deps;
  const now = clock.now();
  await transaction(db, (tx) =>
    insertLanguageTest(tx, {
      id: randomUUID(),
      person_id: personId,
      team_member_id: null,
      source_language: pair.sourceLanguage,
      target_language: pair.targetLanguage,
      status: 'passed',
      is_offline: true,
      ended_by: 'offline',
      correct: null,
      question_count: 0,
      score: 1,
      entered_by: null,
      started_at: now,
      ends_at: now,
      finished_at: now,
    }),
  );
}

/** What a supplier is asked to mark, and what they were. */
export async function markingsOf(person: TestPerson): Promise<TestMarking[]> {
  const path = '/supinterface/getTestMarkingList';
  return (await dataOf(person.call<{ list: TestMarking[] }>(path, {}))).list;
}

export function sendSheet(
  person: TestPerson,
  testMarkingId: string,
  marks: object = fullMarks,
  remark = 'Sound, with a slip in the first line.',
) {
  const body = { testMarkingId, marks, remark };
  return person.call<TestMarking>('/supinterface/addTestMarks', body, withKey());
}

/** A translation of one person that another one is asked to mark, straight in the database. */
export async function askedMarking(
  tolk: TestApp,
  supplierId: string,
  testedId: string,
): Promise<string> {
  const { db, clock } = tolk.app.deps;
  const now = clock.now();
  const due = new Date(now.getTime() + 3 * DAY);
  const pair = { source_language: 'de', target_language: 'nb' };
  const [textId, requestId, id] = [randomUUID(), randomUUID(), randomUUID()];
  await db.deleteFrom('test_request').where('person_id', '=', testedId).execute();
  await db
    .insertInto('sample_text')
    .values({
      id: textId,
      source_language: 'de',
      title: 'Warranty',
      text: germanText,
      created_by: null,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('test_request')
    .values({
      ...pair,
      id: requestId,
      person_id: testedId,
      team_member_id: null,
      status: 'withMarkers',
      marked_by: 'suppliers',
      requested_at: now,
      promised_at: null,
      sample_text_id: textId,
      given_at: now,
      due_at: due,
      translation,
      handed_in_at: now,
      marks: null,
      points: null,
      handled_by: null,
      language_test_id: null,
      closed_at: null,
    })
    .execute();
  await db
    .insertInto('test_marking')
    .values({
      ...pair,
      id,
      number: `PM-${id}`,
      test_request_id: requestId,
      supplier_id: supplierId,
      status: 'asked',
      fee: 50_00,
      asked_at: now,
      due_at: due,
      marks: null,
      points: null,
      closed_at: null,
    })
    .execute();
  return id;
}
