import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { limits } from '@tolk/domain';
import { raceRounds } from '../../../test/support/endurance.ts';
import { fakePayments } from '../../../test/support/fake-payments.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { mayDownload } from '../../../test/support/may-download.ts';
import { signUp } from '../../../test/support/people.ts';
import { testApp } from '../../../test/support/test-app.ts';

const tolk = testApp({ replacements: { payments: fakePayments() } });
let market: Market;

beforeAll(async () => {
  market = await openMarket(tolk);
}, 60_000);

type Row = ResponseOf<(typeof calls.clientinterface.positions)['getProjectApplicationJLData']>;

const read = (projectApplicationJLId: string) =>
  dataOf(
    market.client.call<Row>('/clientinterface/getProjectApplicationJLData', {
      projectApplicationJLId,
    }),
  );

describe('what goes along with an application that is not read yet', () => {
  /** As rich as one may be: five cases, the resume, and as many files as asked for. */
  const rich = async (count = 1) => {
    const uploads = Array.from({ length: count }, () => upload());
    const files = await Promise.all(uploads);
    const cases = Array.from({ length: 5 }, (_, at) => addCase(`Case ${at + 1}`));
    const projectExperienceIds = await Promise.all(cases);
    const resumeFileId = await resume();
    const attached = { fileIds: files, projectExperienceIds, withResumeFile: true };
    const id = await market.apply(await market.publish(), attached);
    return { id, files, projectExperienceIds, resumeFileId };
  };
  const addCase = async (name: string) => {
    const id = randomUUID();
    const project = {
      id,
      person_id: market.supplier.personId,
      name,
      start_month: '2024-02',
      end_month: null,
      description: 'Forty thousand characters.',
      created_at: tolk.clock.now(),
    };
    await tolk.app.deps.db.insertInto('project_experience').values(project).execute();
    return id;
  };
  const upload = () => market.upload(market.supplier, 'application');
  const resume = async () => {
    const fileId = await market.upload(market.supplier, 'resume');
    await dataOf(market.supplier.call('/supinterface/saveResumeFile', { fileId }));
    return fileId;
  };
  const edit = (projectApplicationJLId: string, form: object, by = market.supplier) =>
    by.call<Row>('/supinterface/editProjectApplicationJL', {
      projectApplicationJLId,
      content: 'Eleven years of legal translation.',
      ...form,
    });
  const own = async (projectApplicationJLId: string) => {
    const path = '/supinterface/getProjectApplicationJLDetail';
    type Detail = { application: Row };
    const call = market.supplier.call<Detail>(path, { projectApplicationJLId });
    return (await dataOf(call)).application;
  };
  const idsOf = (row: Row) => row.files.map(({ fileId }) => fileId);
  const namesOf = (row: Row) => row.projectCases.map(({ projectName }) => projectName);
  const isStored = async (fileId: string) => {
    const { db, files } = tolk.app.deps;
    const row = await db.selectFrom('file').select('id').where('id', '=', fileId).execute();
    const bytes = await files.open(fileId).then(
      (stream) => {
        stream.destroy();
        return true;
      },
      () => false,
    );
    return [row.length === 1, bytes];
  };

  it('stays as it was sent where the edit does not speak of it', async () => {
    const { id, files, resumeFileId } = await rich();
    const row = await dataOf(edit(id, {}));
    expect(row).toMatchObject({ resumeFile: { fileId: resumeFileId } });
    expect(idsOf(row)).toEqual(files);
    expect(namesOf(row)).toEqual(['Case 1', 'Case 2', 'Case 3', 'Case 4', 'Case 5']);
  });

  it('is exchanged, and what is taken out is removed', async () => {
    const { id, files, resumeFileId } = await rich(limits.application.files);
    const [, second = '', , , fifth = ''] = files;
    const added = await upload();
    const newResume = await resume();
    const { projectCases } = await own(id);
    const caseIds = projectCases.map(({ projectCaseId }) => projectCaseId);
    const form = {
      fileIds: [fifth, added.toUpperCase(), second],
      keptCaseIds: [caseIds[3], caseIds[1]],
      projectExperienceIds: [await addCase('Case 6')],
      resumeFileId: newResume,
    };
    const row = await dataOf(edit(id, form));
    expect(idsOf(row)).toEqual([fifth, added, second]);
    expect(namesOf(row)).toEqual(['Case 2', 'Case 4', 'Case 6']);
    expect(row.resumeFile).toMatchObject({ fileId: newResume });
    await tolk.settle();
    for (const gone of [files[0], files[2], files[3], resumeFileId]) {
      expect(await isStored(gone ?? '')).toEqual([false, false]);
    }
    expect(await isStored(second)).toEqual([true, true]);
    expect(await mayDownload(market.client, added)).toBe(true);
    expect(await mayDownload(await signUp(tolk, 'client'), added)).toBe(false);
    const seen = await read(id);
    expect([idsOf(seen), namesOf(seen)]).toEqual([idsOf(row), namesOf(row)]);
    const kept = { fileIds: [], keptCaseIds: [], resumeFileId: null };
    expect(await edit(id, kept)).toMatchObject({
      code: 409,
      msg: 'The client has read your application, so it can no longer be changed. Send what is new as a message.',
      data: { allowedActions: [{ action: 'withdraw', enabled: true }] },
    });
    expect(idsOf(await own(id))).toEqual(idsOf(row));
  });

  it('may all be taken out, but for a file that something else uses', async () => {
    const { id, files, resumeFileId } = await rich(2);
    const [shared = '', lone = ''] = files;
    await market.apply(await market.publish(), { fileIds: [shared] });
    const row = await dataOf(edit(id, { fileIds: [], keptCaseIds: [], resumeFileId: null }));
    expect(row).toMatchObject({ files: [], projectCases: [], resumeFile: null });
    await tolk.settle();
    expect(await isStored(shared)).toEqual([true, true]);
    expect(await isStored(resumeFileId)).toEqual([true, true]);
    expect(await isStored(lone)).toEqual([false, false]);
  });

  it('stays a copy although the resume changes, and takes the case as it is now beside it', async () => {
    const { id, projectExperienceIds } = await rich();
    const [first = ''] = projectExperienceIds;
    const [sent] = (await own(id)).projectCases;
    await tolk.app.deps.db
      .updateTable('project_experience')
      .set({ description: 'Fifty thousand characters.' })
      .where('id', '=', first)
      .execute();
    const keptCaseIds = [sent?.projectCaseId];
    const both = await dataOf(edit(id, { keptCaseIds, projectExperienceIds: [first] }));
    expect(both.projectCases.map(({ description }) => description)).toEqual([
      'Forty thousand characters.',
      'Fifty thousand characters.',
    ]);
    const again = { projectExperienceIds: [first] };
    expect((await dataOf(edit(id, again))).projectCases).toHaveLength(2);
  });

  it.each([
    [
      'a file of somebody else',
      async () => ({ fileIds: [await market.upload(market.client, 'application')] }),
      404,
    ],
    [
      'a file for something else',
      async () => ({ fileIds: [await market.upload(market.supplier, 'message')] }),
      404,
    ],
    ['six files', async () => ({ fileIds: Array.from({ length: 6 }, () => randomUUID()) }), 422],
    ['six cases', async () => ({ projectExperienceIds: [await addCase('Case 6')] }), 422],
    [
      'a case of nobody',
      async () => ({ keptCaseIds: [], projectExperienceIds: [randomUUID()] }),
      404,
    ],
    ['a resume file of nobody', async () => ({ resumeFileId: randomUUID() }), 422],
  ])('is not %s', async (_what, form, code) => {
    const { id, files } = await rich();
    expect((await edit(id, await form())).code).toBe(code);
    expect(await own(id)).toMatchObject({ content: 'Ten years of legal translation.' });
    expect(idsOf(await own(id))).toEqual(files);
  });

  it('is not undone by another tab that was opened before', async () => {
    const { id, files } = await rich();
    const { version } = await own(id);
    const added = await upload();
    await dataOf(edit(id, { version, fileIds: [...files, added] }));
    const late = await edit(id, { version, content: 'Written in the other tab.' });
    expect(late).toMatchObject({ code: 409, msg: expect.stringMatching(/another window/) });
    expect(await own(id)).toMatchObject({ content: 'Eleven years of legal translation.' });
    expect(idsOf(await own(id))).toEqual([...files, added]);
    const now = { version: (await own(id)).version, content: 'Written in the other tab.' };
    expect(await dataOf(edit(id, now))).toMatchObject({ content: 'Written in the other tab.' });
  });

  it('takes no file that is deleted at the same moment', async () => {
    const { id } = await rich(0);
    for (let round = 0; round < raceRounds; round += 1) {
      const fileId = await upload();
      const [edited, deleted] = await Promise.all([
        edit(id, { fileIds: [fileId] }),
        market.supplier.call('/supinterface/deleteFile', { fileId }),
      ]);
      expect([
        [0, 1402],
        [404, 0],
      ]).toContainEqual([edited.code, deleted.code]);
    }
  });

  it('leaves a file to another one that takes it at the same moment', async () => {
    const { id } = await rich(0);
    for (let round = 0; round < raceRounds; round += 1) {
      const fileId = await upload();
      await dataOf(edit(id, { fileIds: [fileId] }));
      const form = { content: 'Ten years of it.', expectedPrice: 160_00, fileIds: [fileId] };
      const other = { ...form, projectReleaseInforId: await market.publish() };
      const [edited, applied] = await Promise.all([
        edit(id, { fileIds: [] }),
        market.supplier.call('/supinterface/addProjectApplicationJL', other),
      ]);
      expect(edited.code).toBe(0);
      expect([0, 404]).toContain(applied.code);
    }
  });

  it('has the resume that is there while it is exchanged, or the next one', async () => {
    await resume();
    for (let round = 0; round < raceRounds; round += 1) {
      const fileId = await market.upload(market.supplier, 'resume');
      const form = { content: 'Ten years of it.', expectedPrice: 160_00, withResumeFile: true };
      const sent = { ...form, projectReleaseInforId: await market.publish() };
      const answers = await Promise.all([
        market.supplier.call('/supinterface/addProjectApplicationJL', sent),
        market.supplier.call('/supinterface/saveResumeFile', { fileId }),
      ]);
      expect(answers).toMatchObject([{ code: 0 }, { code: 0 }]);
    }
  });

  it('is read as one version, whoever is first', async () => {
    const { id, files } = await rich();
    const added = await upload();
    const { projectCases } = await own(id);
    const keptCaseIds = projectCases.slice(0, 1).map(({ projectCaseId }) => projectCaseId);
    const changed = { content: 'Twelve years of it.', fileIds: [added], keptCaseIds };
    const [seen, answer] = await Promise.all([read(id), edit(id, changed)]);
    const version = [seen.content, idsOf(seen), namesOf(seen).length];
    expect(version).toEqual(
      answer.code === 0
        ? ['Twelve years of it.', [added], 1]
        : ['Ten years of legal translation.', files, 5],
    );
    const kept = await read(id);
    expect([kept.content, idsOf(kept), namesOf(kept).length]).toEqual(version);
  });
});
