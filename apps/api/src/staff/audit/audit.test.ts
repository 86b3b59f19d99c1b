import { randomUUID } from 'node:crypto';
import type { ResponseOf, calls } from '@tolk/contract';
import { download } from '../../../test/support/download.ts';
import { dataOf, openMarket, type Market } from '../../../test/support/market.ts';
import { addStaffMember, type TestStaff } from '../../../test/support/staff.ts';
import { testApp } from '../../../test/support/test-app.ts';
import { transferOf } from '../../../test/support/transfers.ts';
import { readCsv } from '../../files/read-csv.ts';
import { insertAuditEntry } from './audit-repository.ts';

type List = ResponseOf<(typeof calls)['opsinterface']['audit']['getAuditList']>;

const tolk = testApp();
let market: Market;
let admin: TestStaff;
beforeAll(async () => {
  market = await openMarket(tolk);
  admin = await addStaffMember(tolk, 'admin');
}, 60_000);

function entries(staff: TestStaff, filter: object = {}): Promise<List> {
  return dataOf(
    admin.call<List>('/opsinterface/getAuditList', { staffId: staff.staffId, ...filter }),
  );
}

it('an act is listed with the name or number of what it was done to', async () => {
  const staff = await addStaffMember(tolk, 'admin');
  const order = await market.send();
  await staff.call('/opsinterface/getProjectOrderIdData', { projectOrderId: order.projectOrderId });
  await staff.call('/opsinterface/getUserDetail', { personId: market.supplier.personId });
  const { list } = await entries(staff);
  const person = await tolk.app.deps.db
    .selectFrom('person')
    .select('name')
    .where('id', '=', market.supplier.personId)
    .executeTakeFirstOrThrow();
  expect(Object.fromEntries(list.map(({ action, subjectName }) => [action, subjectName]))).toEqual({
    getProjectOrderIdData: order.orderNumber,
    getUserDetail: person.name,
  });
});

it('a look at a file is listed with the file’s name, as long as there is one', async () => {
  const staff = await addStaffMember(tolk, 'admin');
  const fileId = await market.upload(market.supplier, 'delivery');
  const entry = {
    staff_id: staff.staffId,
    role: 'admin' as const,
    action: 'downloadOrderFile',
    subject: 'order',
    subject_id: randomUUID(),
    address: '127.0.0.1',
    at: tolk.clock.now(),
  };
  const details: Record<string, string>[] = [{ fileId }, { fileId: randomUUID() }, {}];
  for (const one of details) {
    await insertAuditEntry(tolk.app.deps.db, { ...entry, details: one });
    await tolk.advance(1_000);
    entry.at = tolk.clock.now();
  }
  const { list } = await entries(staff, { sort: 'oldest' });
  expect(list.map(({ fileName }) => fileName)).toEqual(['contract.txt', null, null]);
});

it('acts on one record are found by its id, however a call wrote it', async () => {
  const finance = await addStaffMember(tolk, 'finance');
  await dataOf(transferOf.record(finance, transferOf.line(100_00, 'Written otherwise')));
  const { list } = await transferOf.list(finance, { search: 'Written otherwise' });
  const id = list[0]?.incomingTransferId ?? '';
  await dataOf(transferOf.proposeReturn(finance, id.toUpperCase()));
  for (const subjectId of [id, id.toUpperCase()]) {
    const found = await entries(finance, { subjectId });
    expect(found.list).toMatchObject([{ action: 'proposeTransferReturn', subjectId: id }]);
  }
});

it('an act without a subject of its own has no name', async () => {
  const staff = await addStaffMember(tolk, 'admin');
  const entry = { dictType: 'appealType', value: 'late', en: 'Late', zh: '逾期', hidden: false };
  await staff.call('/opsinterface/setDictionaryEntry', entry);
  const { list } = await entries(staff);
  expect(list).toMatchObject([{ subject: 'dictionary', subjectName: null }]);
});

describe('a span of days', () => {
  it('counts in Shanghai, and both days belong to it', async () => {
    const staff = await addStaffMember(tolk, 'admin');
    const moments = [
      '2026-03-08T15:59:59.000Z',
      '2026-03-08T16:00:00.000Z',
      '2026-03-09T15:59:59.000Z',
      '2026-03-09T16:00:00.000Z',
    ];
    for (const moment of moments) {
      await insertAuditEntry(tolk.app.deps.db, {
        staff_id: staff.staffId,
        role: 'admin',
        action: 'loginOut',
        subject: 'staff',
        subject_id: staff.staffId,
        details: {},
        address: '127.0.0.1',
        at: new Date(moment),
      });
    }
    const times = async (span: object) => (await entries(staff, span)).list.map(({ time }) => time);
    const [before, first, last, after] = moments;
    const day = '2026-03-09';
    expect(await times({ from: day, to: day })).toEqual([last, first]);
    expect(await times({ from: day })).toEqual([after, last, first]);
    expect(await times({ to: day })).toEqual([last, first, before]);
  });

  it('of a day that no calendar has is refused at its field', async () => {
    const answer = await admin.call('/opsinterface/getAuditList', { to: '2026-02-30' });
    expect(answer).toMatchObject({
      code: 422,
      data: { fields: { to: 'Choose a valid date.' } },
    });
  });
});

describe('the export', () => {
  it('holds what the filter leaves, as CSV that no spreadsheet runs, and is noted itself', async () => {
    const staff = await addStaffMember(tolk, 'admin');
    const entry = { dictType: 'appealType', value: 'lost', en: '=Lost', zh: '丢失', hidden: false };
    await staff.call('/opsinterface/setDictionaryEntry', entry);
    const file = await download(tolk, staff, '/opsinterface/exportAuditList', {
      staffId: staff.staffId,
      action: 'setDictionaryEntry',
    });
    expect(file.mediaType).toContain('text/csv');
    const lines = (readCsv(file.content.toString()) ?? []).map(({ cells }) => cells);
    expect(lines).toEqual([
      ['When (UTC)', 'Who', 'Role', 'Act', 'Subject', 'Id', 'Name', 'Details', 'IP address'],
      [
        expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
        expect.stringMatching(/^admin \d+$/),
        'admin',
        'setDictionaryEntry',
        'dictionary',
        '',
        '',
        expect.stringContaining('en: =Lost'),
        '127.0.0.1',
      ],
    ]);
    const { list } = await entries(staff, { action: 'exportAuditList' });
    expect(list).toMatchObject([
      { details: { action: 'setDictionaryEntry', staffId: staff.staffId, entries: '1' } },
    ]);
  });
});
