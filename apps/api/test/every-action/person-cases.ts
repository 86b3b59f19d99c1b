import type { CallPath, TranslatorCertificate } from '@tolk/contract';
import type { Identity } from '@tolk/domain';
import {
  certificateForm,
  companyForm,
  creditCodes,
  saveProfile,
  uploadPhoto,
} from '../support/documents.ts';
import { dataOf } from '../support/market.ts';
import { signUp, type TestPerson } from '../support/people.ts';
import type { TestApp } from '../support/test-app.ts';
import { appealBodies } from '../bad-input/appeal-bodies.ts';
import { languageTestBodies } from '../bad-input/language-test-bodies.ts';
import { passportForm } from '../bad-input/staff-fixture.ts';
import { testedPair } from '../bad-input/language-test-fixture.ts';
import type { Fixture } from '../bad-input/fixture.ts';
import { interfaceOf, ofBothSides, type Case, type Cases, type Input } from './case.ts';

const decisions = ['certify', 'refuse', 'askAgain', 'revoke'] as const;
const realName = '林婉清';

/** Every action about who somebody is and what they can do, by who takes it. */
export function personCases(tolk: TestApp, fixture: () => Fixture): Cases {
  const profiled = async () => {
    const person = await signUp(tolk, 'supplier');
    await saveProfile(person, realName);
    return person;
  };
  const as = (person: TestPerson, side: Identity) =>
    side === 'client' ? fixture().enter(person.personId, 'client') : Promise.resolve(person.token);

  return {
    ...ofBothSides('verification', 'submit', (side) => ({
      path:
        side === 'client' ? '/clientinterface/addOrEditSysSmrz' : '/supinterface/addOrEditSupSmrz',
      async ready(input) {
        const person = await profiled();
        const form = await passportForm(person, realName);
        const more = input === 'richest' ? [await uploadPhoto(person)] : [];
        const body = { ...form, photoIds: [...form.photoIds, ...more] };
        return { token: await as(person, side), body };
      },
    })),
    ...ofBothSides('company', 'submit', (side) => ({
      path:
        side === 'client'
          ? '/clientinterface/addOrEditSysCompany'
          : '/supinterface/addOrEditCompany',
      async ready(input) {
        const person = await profiled();
        const abroad = { country: 'DE', numberKind: 'vatNumber', creditCode: 'DE129273398' };
        await tolk.app.deps.db
          .deleteFrom('company_certification')
          .where('credit_code', 'in', [creditCodes[0], abroad.creditCode])
          .execute();
        const body = await companyForm(person, creditCodes[0]);
        return {
          token: await as(person, side),
          body: input === 'richest' ? { ...body, ...abroad } : body,
        };
      },
    })),
    ...Object.fromEntries(
      decisions.map((decision) => [
        `verification staff ${decision}`,
        reviewCase(tolk, fixture, profiled, decision),
      ]),
    ),
    ...languageTestCases(tolk, fixture),
    ...ofBothSides('evaluation', 'reply', (side) => ({
      path: `${interfaceOf[side]}/replyEvaluate`,
      async ready() {
        const { body } = await appealBodies(tolk, fixture).replyEvaluate(side);
        return { token: fixture().market[side].token, body };
      },
    })),
  };
}

/** The richest review is that of a certificate, which is certified with the fields that it proves. */
function reviewCase(
  tolk: TestApp,
  fixture: () => Fixture,
  profiled: () => Promise<TestPerson>,
  decision: (typeof decisions)[number],
): Case {
  const path = '/opsinterface/decideReview';
  return {
    path,
    async ready(input) {
      const review =
        input === 'richest'
          ? await certificateOf(await profiled())
          : await realNameOf(await profiled());
      if (decision === 'revoke') {
        const certified = { ...review, decision: 'certify', reason: '' };
        await dataOf(fixture().staff.admin.call(path, certified));
      }
      const { submitTime, ...named } = review;
      const provenFieldIds = decision === 'certify' ? ['law'] : [];
      const more = input === 'richest' ? { submitTime, provenFieldIds } : {};
      const reason = decision === 'certify' ? '' : 'The picture is too dark.';
      return {
        token: await fixture().staff.enter(),
        body: { ...named, ...more, decision, reason },
      };
    },
  };

  async function realNameOf(person: TestPerson) {
    const form = await passportForm(person, realName);
    await dataOf(person.call('/supinterface/addOrEditSupSmrz', form));
    const { id, submitted_at } = await tolk.app.deps.db
      .selectFrom('real_name_verification')
      .select(['id', 'submitted_at'])
      .where('person_id', '=', person.personId)
      .executeTakeFirstOrThrow();
    return { kind: 'realName', reviewId: id, submitTime: submitted_at.toISOString() };
  }
}

async function certificateOf(person: TestPerson) {
  const form = await certificateForm(person, { whFieldIds: ['law', 'games'] });
  const { translatorCertificateId, submitTime } = await dataOf(
    person.call<TranslatorCertificate>('/supinterface/addOrEditTranslatorCertificate', form),
  );
  return { kind: 'translatorCertificate', reviewId: translatorCertificateId, submitTime };
}

/** The richest is taken by a member of a company's team, who answers every question. */
function languageTestCases(tolk: TestApp, fixture: () => Fixture): Cases {
  const bodies = languageTestBodies(tolk, fixture);
  const token = () => fixture().market.supplier.token;
  const of = (path: CallPath, ready: (input: Input) => Promise<{ body: object }>): Case => ({
    path,
    ready: async (input) => ({ token: token(), ...(await ready(input)) }),
  });
  const teamMember = (input: Input) =>
    input === 'richest' ? { teamMemberId: fixture().ids.teamMember } : {};
  return {
    'languageTest supplier start': of('/supinterface/getXuanZeData', async (input) => {
      // One test at a time.
      await tolk.app.deps.db.deleteFrom('language_test').where('status', '=', 'running').execute();
      return { body: { ...testedPair, ...teamMember(input) } };
    }),
    ...testRequestCases(bodies, of, fixture),
    'languageTest supplier answer': of('/supinterface/saveXuanZe', bodies.saveXuanZe),
    'languageTest supplier switchPage': of('/supinterface/upXuanZeSwitch', bodies.upXuanZeSwitch),
    'languageTest supplier handIn': of('/supinterface/addXuanZe', async (input) => {
      const { body } = await bodies.addXuanZe();
      const answers = Array.from({ length: 30 }, (_, at) => ({ place: at + 1, chosen: at % 4 }));
      return { body: input === 'richest' ? { ...body, answers } : { ...body, answers: [] } };
    }),
  };
}

type Bodies = ReturnType<typeof languageTestBodies>;

function testRequestCases(
  bodies: Bodies,
  of: (path: CallPath, ready: (input: Input) => Promise<{ body: object }>) => Case,
  fixture: () => Fixture,
): Cases {
  const atDesk = (name: 'giveTestText' | 'declineTestRequest' | 'markTestRequest'): Case => ({
    path: `/opsinterface/${name}`,
    alike: true,
    ready: async () => ({ token: await fixture().staff.enter(), ...(await bodies[name]()) }),
  });
  return {
    'testRequest supplier request': of('/supinterface/addTestRequest', async (input) => {
      const { body } = await bodies.addTestRequest();
      const { teamMember } = fixture().ids;
      const more = { teamMemberId: teamMember, markedBy: 'staff' };
      return { body: input === 'richest' ? { ...body, ...more } : body };
    }),
    'testRequest supplier withdraw': {
      ...of('/supinterface/withdrawTestRequest', bodies.withdrawTestRequest),
      alike: true,
    },
    'testRequest supplier handIn': {
      ...of('/supinterface/handInTestRequest', bodies.handInTestRequest),
      alike: true,
    },
    'testMarking supplier mark': {
      ...of('/supinterface/addTestMarks', bodies.addTestMarks),
      alike: true,
    },
    'testMarking supplier decline': {
      ...of('/supinterface/declineTestMarking', bodies.declineTestMarking),
      alike: true,
    },
    'testRequest staff decline': atDesk('declineTestRequest'),
    'testRequest staff give': atDesk('giveTestText'),
    'testRequest staff mark': atDesk('markTestRequest'),
  };
}
