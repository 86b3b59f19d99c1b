import { DAY, HOUR, addMs } from '@tolk/domain';
import type { CallPath } from '@tolk/contract';
import { dataOf } from '../support/market.ts';
import { uploadPicture } from './upload-picture.ts';
import { signUp } from '../support/people.ts';
import { makeFindable, makeReady } from '../support/ready-supplier.ts';
import type { TestApp } from '../support/test-app.ts';
import { invite, type Fixture } from '../bad-input/fixture.ts';
import { makeList } from '../bad-input/people-bodies.ts';
import type { Case, Cases, Input } from './case.ts';
import { ordersInState } from './orders-in-state.ts';

/** Every action on postings, applications and invitations, by who takes it. */
export function marketCases(tolk: TestApp, fixture: () => Fixture): Cases {
  const market = () => fixture().market;
  const later = (ms: number) => addMs(tolk.clock.now(), ms).toISOString();
  /** The richest is for interpreters on site; its files are a countable one and one that is not. */
  const posting = async (input: Input): Promise<object> => {
    if (input === 'smallest') {
      const { companyName: _, ...form } = market().postingForm({
        deliveryInstructions: '',
        startTime: null,
        dueDate: null,
      });
      return form;
    }
    const { client } = market();
    const text = await market().upload(client, 'posting');
    const picture = await uploadPicture(client, 'posting');
    return market().postingForm({
      projectType: 'interpretation',
      bothDirections: true,
      unitName: 'day',
      estimatedWorkload: 2,
      region: '310100',
      interpretationMode: 'consecutive',
      place: '200 Century Avenue, Shanghai',
      jobLevel: 'senior',
      visibility: 'public',
      startTime: later(4 * DAY),
      dueDate: later(5 * DAY + 8 * HOUR),
      bookings: [
        { startTime: later(4 * DAY), endTime: later(4 * DAY + 8 * HOUR) },
        { startTime: later(5 * DAY), endTime: later(5 * DAY + 8 * HOUR) },
      ],
      breaks: { minutes: 45, meals: 'supplier' },
      fileIds: [text, picture],
      fileAudiences: [
        { fileId: text, audience: 'applicants' },
        { fileId: picture, audience: 'signedIn' },
      ],
      referenceFileIds: [picture],
    });
  };
  const published = async (input: Input) => ({
    projectReleaseInforId: await market().publish({ ...(await posting(input)) }),
  });
  const drafted = (form: object) => {
    const path = '/clientinterface/savePositionDraft';
    return dataOf(market().client.call<{ draftId: string }>(path, { ...form }));
  };
  const byClient = (path: CallPath, ready: (input: Input) => Promise<object>): Case => ({
    path,
    ready: async (input) => ({ token: market().client.token, body: await ready(input) }),
  });
  const bySupplier = (path: CallPath, ready: (input: Input) => Promise<object>): Case => ({
    path,
    ready: async (input) => ({ token: market().supplier.token, body: await ready(input) }),
  });

  /** The richest application has the resume file, cases and a note. */
  const application = async (input: Input, changes: object = {}): Promise<object> => ({
    content: 'Ten years of it.',
    expectedPrice: 160_00,
    ...(input === 'richest'
      ? {
          instructions: 'I use memoQ.',
          workload: 1.5,
          deliverTime: later(10 * DAY),
          withResumeFile: true,
          projectExperienceIds: [await projectCase()],
          fileIds: [await market().upload(market().supplier, 'application')],
        }
      : {}),
    ...changes,
  });
  const projectCase = async () => {
    const { supplier } = market();
    const fileId = await market().upload(supplier, 'resume');
    await dataOf(supplier.call('/supinterface/saveResumeFile', { fileId }));
    return fixture().ids.projectExperience;
  };
  const applied = async (input: Input) => {
    const { projectReleaseInforId } = await published(input);
    const id = await market().apply(projectReleaseInforId, { ...(await application(input)) });
    return { projectApplicationJLId: id };
  };
  const invited = async (input: Input) => {
    const { projectReleaseInforId } = await published(input);
    const { client, supplier } = market();
    return { postingInvitationId: await invite(client, projectReleaseInforId, supplier.personId) };
  };

  const findable = async () => {
    const { personId } = await signUp(tolk, 'supplier');
    await makeReady(tolk, personId);
    await makeFindable(tolk, personId);
    return personId;
  };
  const said = (input: Input) =>
    input === 'smallest'
      ? { message: '' }
      : {
          message: 'Would this suit you?',
          unitPrice: 155_00,
          workload: 11.5,
          deliverTime: later(10 * DAY),
        };

  return {
    // The richest was kept as a draft before.
    'position client publish': byClient('/clientinterface/addPositionProject', async (input) => {
      const form = await posting(input);
      if (input === 'smallest') return form;
      const { client, supplier } = market();
      const supplierListId = await makeList(client);
      const listed = { supplierListId, supUserId: supplier.personId, listed: true };
      await dataOf(client.call('/clientinterface/setSupplierListed', listed));
      const askedFirst = { supplierListId, hours: 4 };
      return { ...form, ...(await drafted(form)), askedFirst };
    }),
    'position client edit': byClient('/clientinterface/editPositionProject', async (input) => ({
      ...(await published(input)),
      ...(await posting(input)),
      ...(input === 'richest' ? { version: 1 } : {}),
    })),
    'position supplier open': bySupplier(
      '/supinterface/acceptOrRejectProjectOrder',
      async (input) => {
        const terms = await ordersInState(tolk, market()).terms(input);
        const sent = await market().send({ ...terms, ...(await applied(input)) });
        const { projectOrderId, version } = sent;
        const more = input === 'richest' ? { reason: 'Gladly.', bookedTwice: true } : {};
        return { projectOrderId, version, accept: true, ...more };
      },
    ),
    'position client finish': byClient('/clientinterface/finishPositionProject', published),
    'position client reopen': byClient('/clientinterface/reopenPositionProject', async (input) => {
      const finished = await published(input);
      await dataOf(market().client.call('/clientinterface/finishPositionProject', finished));
      return { ...finished, ...(await posting(input)) };
    }),
    'position client delete': byClient('/clientinterface/delPositionProject', published),

    'application supplier apply': bySupplier(
      '/supinterface/addProjectApplicationJL',
      async (input) => ({ ...(await published(input)), ...(await application(input)) }),
    ),
    'application supplier edit': bySupplier(
      '/supinterface/editProjectApplicationJL',
      async (input) => ({
        ...(await applied(input)),
        content: 'Eleven years of it.',
        ...(input === 'richest'
          ? {
              version: 1,
              instructions: 'I use Trados, too.',
              resumeFileId: null,
              keptCaseIds: [],
              projectExperienceIds: [fixture().ids.projectExperience],
              fileIds: [await market().upload(market().supplier, 'application')],
            }
          : {}),
      }),
    ),
    'application client read': byClient('/clientinterface/getProjectApplicationJLData', applied),
    'application client markSuitable': byClient(
      '/clientinterface/setJlMatchingStatus',
      async (input) => ({ ...(await applied(input)), suitable: true }),
    ),
    'application client markUnsuitable': byClient(
      '/clientinterface/setJlMatchingStatus',
      async (input) => ({ ...(await applied(input)), suitable: false }),
    ),
    'application client collect': byClient('/clientinterface/setJlIsCollect', async (input) => ({
      ...(await applied(input)),
      isCollect: true,
    })),
    'application client order': 'order client create',
    'application supplier withdraw': bySupplier(
      '/supinterface/withdrawProjectApplicationJL',
      applied,
    ),

    'invitation client invite': byClient('/clientinterface/inviteSupplier', async (input) => ({
      ...(await published(input)),
      supUserId: await findable(),
      ...said(input),
    })),
    'invitation client inviteSeveral': byClient(
      '/clientinterface/inviteSuppliers',
      async (input) => ({
        ...(await published(input)),
        supUserIds: [await findable(), await findable()],
        award: input === 'richest' ? 'first' : 'choice',
        ...said(input),
      }),
    ),
    'invitation client withdraw': byClient('/clientinterface/withdrawPostingInvitation', invited),
    'invitation supplier accept': bySupplier(
      '/supinterface/acceptPostingInvitation',
      async (input) => ({ ...(await invited(input)), content: 'Gladly.' }),
    ),
    'invitation supplier decline': bySupplier('/supinterface/declinePostingInvitation', invited),
  };
}
