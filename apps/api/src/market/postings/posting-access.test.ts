import type { ResponseOf, calls } from '@tolk/contract';
import { staffRoles, type FileAudience } from '@tolk/domain';
import type { Caller } from '@tolk/testing/caller';
import { chat } from '../../../test/support/conversations.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, withKey, type Market } from '../../../test/support/market.ts';
import { hallOf } from '../../../test/support/hall.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { certifyToWork } from '../../../test/support/payable-supplier.ts';
import { signUp, type TestPerson } from '../../../test/support/people.ts';
import { makeFindable, makeReady } from '../../../test/support/ready-supplier.ts';
import { addStaffMember } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { jobPage } from '../../http/pages/job-page.ts';
import { recruitingParts, recruitingPostings } from './recruiting-repository.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
type Detail = ResponseOf<typeof calls.supinterface.jobs.getProjectReleaseInforDetail>;
type OwnDetail = ResponseOf<typeof calls.clientinterface.positions.getPositionProjectDetail>;
type Application = ResponseOf<typeof calls.clientinterface.positions.showContact>;

const audiences = ['signedIn', 'applicants', 'ordered'] as const;
let market: Market;
let projectReleaseInforId: string;
let files: Record<FileAudience, string>;
/** For this one nobody chose anything. */
let unnamed: string;

beforeAll(async () => {
  market = await openMarket(tolk);
  const upload = () => market.upload(market.client, 'posting');
  files = { signedIn: await upload(), applicants: await upload(), ordered: await upload() };
  unnamed = await upload();
  projectReleaseInforId = await market.publish({
    projectType: 'interpretation',
    interpretationMode: 'consecutive',
    unitName: 'day',
    place: 'Room 7, Kongens gate 1, Oslo',
    remarks: 'About wind farms. Call +47 22 12 34 56.',
    deliveryInstructions: 'By mail to ingrid@nordlys.example.',
    fileIds: [...Object.values(files), unnamed],
    fileAudiences: audiences.map((audience) => ({ fileId: files[audience], audience })),
  });
});

async function supplier(): Promise<TestPerson> {
  const person = await signUp(tolk, 'supplier');
  await makeReady(tolk, person.personId);
  await certifyToWork(tolk, person.personId);
  await makeFindable(tolk, person.personId);
  return person;
}

async function apply(person: TestPerson): Promise<string> {
  const form = { projectReleaseInforId, content: 'Ten years of law.', expectedPrice: 150_00 };
  const path = '/supinterface/addProjectApplicationJL';
  const answer = person.call<{ projectApplicationJLId: string }>(path, form);
  return (await dataOf(answer)).projectApplicationJLId;
}

async function applicant(): Promise<TestPerson> {
  const person = await supplier();
  await apply(person);
  return person;
}

function showContact(projectApplicationJLId: string, client: TestPerson = market.client) {
  return client.call<Application>('/clientinterface/showContact', { projectApplicationJLId });
}

async function withContact(): Promise<TestPerson> {
  const person = await supplier();
  await dataOf(showContact(await apply(person)));
  return person;
}

async function judged(): Promise<TestPerson> {
  const person = await supplier();
  const body = { projectApplicationJLId: await apply(person), suitable: false };
  await dataOf(market.client.call('/clientinterface/setJlMatchingStatus', body));
  return person;
}

async function withdrawn(): Promise<TestPerson> {
  const person = await supplier();
  const projectApplicationJLId = await apply(person);
  await dataOf(showContact(projectApplicationJLId));
  const path = '/supinterface/withdrawProjectApplicationJL';
  await dataOf(person.call(path, { projectApplicationJLId }));
  return person;
}

async function invited(): Promise<TestPerson> {
  const person = await supplier();
  const body = { projectReleaseInforId, supUserId: person.personId, message: '' };
  await dataOf(market.client.call('/clientinterface/inviteSupplier', body));
  return person;
}

function promise(person: Caller, posting: string, version = 1) {
  return person.call('/supinterface/promiseConfidentiality', {
    projectReleaseInforId: posting,
    version,
  });
}

async function order(): Promise<{ person: TestPerson; projectOrderId: string }> {
  const person = await supplier();
  const terms = market.terms({ projectApplicationJLId: await apply(person) });
  const path = '/clientinterface/addProjectOrder';
  const answer = market.client.call<{ projectOrderId: string }>(path, terms, withKey());
  return { person, ...(await dataOf(answer)) };
}

async function rejected(): Promise<TestPerson> {
  const { person, projectOrderId } = await order();
  const body = { projectOrderId, version: 1, accept: false, reason: 'No time this week.' };
  await dataOf(person.call('/supinterface/acceptOrRejectProjectOrder', body));
  return person;
}

type Row = [who: string, make: () => Promise<Caller>, opens: FileAudience[], contact: boolean];

const none: FileAudience[] = [];
const rows: Row[] = [
  ['a visitor', async () => tolk.caller(), none, false],
  ['a fresh account', () => signUp(tolk, 'supplier'), ['signedIn'], false],
  ['another client', () => signUp(tolk, 'client'), ['signedIn'], false],
  ['an invited supplier', invited, ['signedIn'], false],
  ['an applicant', applicant, ['signedIn', 'applicants'], false],
  ['an applicant with the contact', withContact, ['signedIn', 'applicants'], true],
  ['an applicant found unsuitable', judged, ['signedIn'], false],
  ['who withdrew the application', withdrawn, ['signedIn'], false],
  [
    'who has an order',
    async () => (await order()).person,
    ['signedIn', 'applicants', 'ordered'],
    true,
  ],
  ['who rejected the order', rejected, ['signedIn', 'applicants'], false],
  ['the owner', async () => market.client, ['signedIn', 'applicants', 'ordered'], true],
  ...staffRoles.map((role): Row => [
    `staff: ${role}`,
    () => addStaffMember(tolk, role),
    none,
    false,
  ]),
];

describe.each(rows)('%s', (who, make, opens, contact) => {
  let caller: Caller;
  beforeAll(async () => {
    caller = await make();
  });

  it('downloads the files meant for them and no others, once they promised where that is asked', async () => {
    const careful = opens.length > 1 && who !== 'the owner';
    const before = careful && (await mayDownload(caller, files.applicants));
    expect(before).toBe(false);
    if (careful) await dataOf(promise(caller, projectReleaseInforId));
    const opened: FileAudience[] = [];
    for (const audience of audiences) {
      if (await mayDownload(caller, files[audience])) opened.push(audience);
    }
    expect(opened).toEqual(opens);
    expect(await mayDownload(caller, unnamed)).toBe(opens.includes('ordered'));
  });

  it('reads the same of the posting', async () => {
    const reader = who.startsWith('staff') ? tolk.caller() : caller;
    const path = '/supinterface/getProjectReleaseInforDetail';
    const detail = await dataOf(reader.call<Detail>(path, { projectReleaseInforId }));
    const readable = (audience: FileAudience) => opens.includes(audience);
    expect(detail.files.map((file) => [file.fileId, file.audience, file.readable])).toEqual([
      [files.signedIn, 'signedIn', readable('signedIn')],
      [files.applicants, 'applicants', readable('applicants')],
      [files.ordered, 'ordered', readable('ordered')],
      [unnamed, 'ordered', readable('ordered')],
    ]);
    expect(detail.files.every(({ fileName, fileSize }) => fileName !== '' && fileSize > 0)).toBe(
      true,
    );
    const { contactName, contactPhone, place, remarks, deliveryInstructions } = detail;
    expect({ contactName, contactPhone, place, remarks, deliveryInstructions }).toEqual(
      contact
        ? {
            contactName: 'Ingrid Dahl',
            contactPhone: '+47 22 12 34 56',
            place: 'Room 7, Kongens gate 1, Oslo',
            remarks: 'About wind farms. Call +47 22 12 34 56.',
            deliveryInstructions: 'By mail to ingrid@nordlys.example.',
          }
        : {
            contactName: null,
            contactPhone: null,
            place: null,
            remarks: 'About wind farms. Call ….',
            deliveryInstructions: 'By mail to ….',
          },
    );
  });
});

describe('the contact', () => {
  it('is shown once, and the supplier hears of it once', async () => {
    const person = await supplier();
    const id = await apply(person);
    const first = await dataOf(showContact(id));
    expect(first.contactShownTime).not.toBeNull();
    expect(await dataOf(showContact(id))).toMatchObject({
      contactShownTime: first.contactShownTime,
    });
    const { data } = await person.call<{ list: { title: string }[] }>(
      '/supinterface/getXXTZDatas',
      {},
    );
    const titles = data.list.map(({ title }) => title);
    expect(titles.filter((title) => title === 'You can now contact the client')).toHaveLength(1);
  });

  it('is shown by the client of the posting, while the application stands', async () => {
    const person = await supplier();
    const projectApplicationJLId = await apply(person);
    expect((await showContact(projectApplicationJLId, await signUp(tolk, 'client'))).code).toBe(
      404,
    );
    const path = '/supinterface/withdrawProjectApplicationJL';
    await dataOf(person.call(path, { projectApplicationJLId }));
    expect((await showContact(projectApplicationJLId)).code).toBe(409);
  });
});

describe('while staff blocks the client', () => {
  let blocked: Market;
  let open: string;
  let postingId: string;
  let tied: TestPerson;
  let stranger: TestPerson;
  /** Whether the stranger could open it until then. */
  let before: boolean;

  beforeAll(async () => {
    blocked = await openMarket(tolk);
    open = await blocked.upload(blocked.client, 'posting');
    const fileAudiences = [{ fileId: open, audience: 'signedIn' }];
    postingId = await blocked.publish({ fileIds: [open], fileAudiences });
    tied = await supplier();
    const form = { projectReleaseInforId: postingId, content: 'Law.', expectedPrice: 150_00 };
    await dataOf(tied.call('/supinterface/addProjectApplicationJL', form));
    await blocked.receive({ projectApplicationJLId: await blocked.apply(postingId) });
    stranger = await signUp(tolk, 'supplier');
    before = await mayDownload(stranger, open);
    const { personId } = blocked.client;
    const admin = await addStaffMember(tolk, 'admin');
    const block = { personId, reason: 'Asks for deposits' };
    await dataOf(admin.call('/opsinterface/blockUser', block));
  });

  it('a file for everybody logged in is closed to strangers, who are not offered it either', async () => {
    expect([before, await mayDownload(stranger, open)]).toEqual([true, false]);
    const path = '/supinterface/getProjectReleaseInforDetail';
    const detail = await dataOf(stranger.call<Detail>(path, { projectReleaseInforId: postingId }));
    expect(detail.files).toMatchObject([{ fileId: open, readable: false }]);
  });

  it('such a file stays open to applicants and to a supplier with an order', async () => {
    expect(await mayDownload(tied, open)).toBe(true);
    expect(await mayDownload(blocked.supplier, open)).toBe(true);
  });
});

it('an edit decides again who opens the files', async () => {
  const fileId = await market.upload(market.client, 'posting');
  const id = await market.publish({ fileIds: [fileId] });
  const fresh = await signUp(tolk, 'supplier');
  const edit = (changes: object) =>
    dataOf(
      market.client.call('/clientinterface/editPositionProject', {
        projectReleaseInforId: id,
        ...market.postingForm({ fileIds: [fileId], ...changes }),
      }),
    );
  expect(await mayDownload(fresh, fileId)).toBe(false);
  await edit({ fileAudiences: [{ fileId, audience: 'signedIn' }] });
  expect(await mayDownload(fresh, fileId)).toBe(true);
  await edit({});
  expect(await mayDownload(fresh, fileId)).toBe(false);
});

describe('a promise of confidentiality', () => {
  it('is kept with its version and the first time, and shown to the client', async () => {
    const fileId = await market.upload(market.client, 'posting');
    const fileAudiences = [{ fileId, audience: 'applicants' }];
    const id = await market.publish({ fileIds: [fileId], fileAudiences });
    const form = { projectReleaseInforId: id, content: 'Ten years of law.', expectedPrice: 150_00 };
    const person = await supplier();
    expect((await promise(person, id)).code).toBe(404);
    await dataOf(person.call('/supinterface/addProjectApplicationJL', form));
    expect((await promise(person, id, 2)).code).toBe(409);
    const path = '/clientinterface/getPositionProjectDetail';
    const kept = async () =>
      (await dataOf(market.client.call<OwnDetail>(path, { projectReleaseInforId: id }))).promises;
    await dataOf(promise(person, id));
    const first = await kept();
    expect(first).toMatchObject([{ supUserId: person.personId, version: 1 }]);
    tolk.clock.advance(60_000);
    await dataOf(promise(person, id));
    expect(await kept()).toEqual(first);
  });
});

describe('a posting for invited suppliers', () => {
  let id: string;
  let guest: TestPerson;
  let stranger: TestPerson;
  const company = 'Confidential Mergers AG';

  beforeAll(async () => {
    guest = await supplier();
    stranger = await supplier();
    id = await market.publish({ visibility: 'invited', companyName: company });
    const body = { projectReleaseInforId: id, supUserId: guest.personId, message: 'Please.' };
    await dataOf(market.client.call('/clientinterface/inviteSupplier', body));
  });

  const about = () => ({ projectReleaseInforId: id });
  const codeOf = async (person: Caller, path: string, body: object) =>
    (await person.call(path, body)).code;
  const application = () => ({ ...about(), content: 'Ten years of law.', expectedPrice: 150_00 });

  it('is in no list and no count of the hall, not even of whom it is for', async () => {
    for (const person of [stranger, guest]) {
      const hall = hallOf(person);
      expect(await hall.tabs({ search: company })).toEqual({ fitting: 0, all: 0, saved: 0 });
      expect((await hall.fitting({ search: company })).list).toEqual([]);
    }
    const list = '/supinterface/getProjectReleaseInforList';
    expect(await dataOf(tolk.caller().call(list, { search: company }))).toEqual({
      total: 0,
      list: [],
    });
    expect(await jobPage(tolk.app.deps, id, 'en')).toBeNull();
    const parts = await recruitingParts(tolk.app.deps.db);
    const listed = await Promise.all(
      parts.map((part) => recruitingPostings(tolk.app.deps.db, part)),
    );
    expect(listed.flat().map((posting) => posting.id)).not.toContain(id);
  });

  it('is absent for everybody else, whatever they try', async () => {
    const detail = '/supinterface/getProjectReleaseInforDetail';
    expect(await codeOf(tolk.caller(), detail, about())).toBe(404);
    const tries: [string, object][] = [
      [detail, about()],
      ['/supinterface/addProjectApplicationJL', application()],
      ['/supinterface/uniqueApplicationRecord', about()],
      ['/supinterface/setPostingSaved', { ...about(), saved: true }],
      ['/supinterface/getNegotiation', about()],
      ['/supinterface/getClientRecord', about()],
      ['/communicationinterface/ceatesession', about()],
    ];
    for (const [path, body] of tries) {
      expect([path, await codeOf(stranger, path, body)]).toEqual([path, 404]);
    }
    const standings = '/supinterface/getPostingStandings';
    const asked = { projectReleaseInforIds: [id] };
    expect(await dataOf(stranger.call(standings, asked))).toMatchObject({ postings: [] });
    expect(await dataOf(stranger.call('/supinterface/getClientRecords', asked))).toEqual([]);
  });

  it('is read, saved and negotiated about by whom the client invited', async () => {
    const detail = '/supinterface/getProjectReleaseInforDetail';
    expect(await dataOf(guest.call(detail, about()))).toMatchObject({ visibility: 'invited' });
    await dataOf(hallOf(guest).save(id));
    expect((await hallOf(guest).saved()).list).toHaveLength(1);
    const offer = { ...about(), unitPrice: 155_00 };
    await dataOf(guest.call('/supinterface/proposeTerms', offer));
    await dataOf(guest.call('/supinterface/addProjectApplicationJL', application()));
  });

  it('is gone for whose invitation was taken back', async () => {
    const former = await supplier();
    const body = { ...about(), supUserId: former.personId, message: '' };
    const sent = market.client.call<{ postingInvitationId: string }>(
      '/clientinterface/inviteSupplier',
      body,
    );
    const { postingInvitationId } = await dataOf(sent);
    const back = '/clientinterface/withdrawPostingInvitation';
    await dataOf(market.client.call(back, { postingInvitationId }));
    const detail = '/supinterface/getProjectReleaseInforDetail';
    expect(await codeOf(former, detail, about())).toBe(404);
    const invitations = former.call('/supinterface/getPostingInvitations', {});
    expect(await dataOf(invitations)).toEqual({ total: 0, list: [] });
  });

  it('stays so after an edit that says nothing of it, and is news once it is for everybody', async () => {
    const edit = (changes: object) =>
      dataOf(
        market.client.call('/clientinterface/editPositionProject', {
          ...about(),
          ...market.postingForm({ companyName: company, ...changes }),
        }),
      );
    await edit({});
    expect((await hallOf(stranger).tabs({ search: company })).all).toBe(0);
    tolk.clock.advance(60_000);
    const opened = tolk.clock.now();
    await edit({ visibility: 'public' });
    const path = '/supinterface/getProjectReleaseInforDetail';
    const detail = await dataOf(stranger.call<Detail>(path, about()));
    expect(detail.visibility).toBe('public');
    expect(new Date(detail.releaseDate).getTime()).toBeGreaterThanOrEqual(opened.getTime());
  });
});

describe('a posting that is for everybody no longer', () => {
  const later = 'Merger of two banks';
  let id: string;
  /** Everything that the supplier had to do with it is over. */
  let former: TestPerson;

  const about = () => ({ projectReleaseInforId: id });
  const closeToOthers = () =>
    dataOf(
      market.client.call('/clientinterface/editPositionProject', {
        ...about(),
        ...market.postingForm({ projectName: later, visibility: 'invited' }),
      }),
    );

  beforeEach(async () => {
    former = await supplier();
    id = await market.publish();
  });

  it('is gone for who withdrew the application, with what they handed in', async () => {
    const form = { ...about(), content: 'Ten years of law.', expectedPrice: 150_00 };
    const applying = former.call<{ projectApplicationJLId: string }>(
      '/supinterface/addProjectApplicationJL',
      form,
    );
    const which = await dataOf(applying);
    await dataOf(hallOf(former).save(id));
    await dataOf(former.call('/supinterface/withdrawProjectApplicationJL', which));
    const list = () => dataOf(former.call('/supinterface/getProjectApplicationJLData', {}));
    expect(await list()).toMatchObject({ total: 1, list: [{ status: 'withdrawn' }] });
    await closeToOthers();
    expect(await list()).toEqual({ total: 0, list: [] });
    const detail = await former.call('/supinterface/getProjectApplicationJLDetail', which);
    expect(detail.code).toBe(404);
    const data = await former.call('/supinterface/exportOwnData', {});
    expect(JSON.stringify(data)).not.toContain(later);
    expect(data).toMatchObject({
      applications: [{ content: 'Ten years of law.', postingName: null }],
      savedPostings: [{ postingName: null }],
    });
    const received = market.client.call('/clientinterface/getPositionProjectResume', about());
    expect(await dataOf(received)).toMatchObject({ list: [{ status: 'withdrawn' }] });
  });

  it('is no longer named beside the conversation, except to its client', async () => {
    const asked = former.call<{ conversationId: string }>(
      '/communicationinterface/ceatesession',
      about(),
    );
    await dataOf(asked);
    const invitedTo = await market.publish();
    const which = { projectReleaseInforId: invitedTo, supUserId: former.personId, message: '' };
    const inviting = market.client.call<{ postingInvitationId: string }>(
      '/clientinterface/inviteSupplier',
      which,
    );
    const { postingInvitationId } = await dataOf(inviting);
    const beside = async (person: TestPerson, otherId: string) => {
      const { contexts } = await chat(person, 'ceatesession', { otherId });
      return contexts.map(({ kind }) => kind).toSorted();
    };
    const both = ['invitation', 'posting'];
    expect(await beside(former, market.client.personId)).toEqual(both);
    const path = '/clientinterface/withdrawPostingInvitation';
    await dataOf(market.client.call(path, { postingInvitationId }));
    await closeToOthers();
    id = invitedTo;
    await closeToOthers();
    expect(await beside(former, market.client.personId)).toEqual([]);
    expect(await beside(market.client, former.personId)).toEqual(both);
  });
});
