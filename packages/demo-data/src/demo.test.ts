import { faultsOfCalendar, limits } from '@tolk/domain';
import {
  dictionaryEntry,
  interpretationModes,
  regionEntry,
  units,
  type DictionaryType,
} from '@tolk/domain/dictionaries/index';
import {
  buildDemo,
  daysOffOf,
  demoAccounts,
  demoPassword,
  seedCalendars,
  type DemoOrder,
} from './index.ts';

const now = new Date('2026-03-14T03:25:00Z');
const demo = buildDemo(now);
const { people, postings, applications, orders } = demo;

const suppliers = new Map(
  people.flatMap(({ key, supplier }) => (supplier ? [[key, supplier] as const] : [])),
);
const clients = new Map(
  people.flatMap(({ key, client }) => (client ? [[key, client] as const] : [])),
);
const postingByKey = new Map(postings.map((posting) => [posting.key, posting]));

function unknown(type: DictionaryType, values: readonly string[]): string[] {
  return values.filter((value) => dictionaryEntry(type, value) === undefined);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function orderOf(key: string): DemoOrder | undefined {
  return orders.find((order) => order.key === key);
}

describe('people', () => {
  it('there are 15 suppliers and 12 clients, one person being both', () => {
    expect(suppliers.size).toBe(15);
    expect(clients.size).toBe(12);
    expect(people).toHaveLength(26);
    const both = people.filter(({ identities }) => identities.length === 2);
    expect(both.map(({ key }) => key)).toEqual(['wu-jingyi']);
  });

  it('identities agree with the profiles', () => {
    for (const person of people) {
      expect(person.identities.includes('supplier')).toBe(person.supplier !== null);
      expect(person.identities.includes('client')).toBe(person.client !== null);
    }
  });

  it('the two demo accounts stand for their identity and the password is long enough', () => {
    const identitiesOf = (account: string) =>
      people.find((person) => person.account === account)?.identities;
    expect(demoAccounts).toEqual({
      client: 'client@tolk.example',
      supplier: 'supplier@tolk.example',
    });
    expect(identitiesOf('client@tolk.example')).toEqual(['client']);
    expect(identitiesOf('supplier@tolk.example')).toEqual(['supplier']);
    expect(demoPassword.length).toBeGreaterThanOrEqual(16);
  });

  it('accounts and keys are unique and no address can receive mail', () => {
    expect(repeated(people.map(({ key }) => key))).toEqual([]);
    expect(repeated(people.map(({ account }) => account))).toEqual([]);
    expect(people.filter(({ account }) => !account.endsWith('.example'))).toEqual([]);
  });

  it('profiles take their values from the dictionaries', () => {
    const all = [...suppliers.values()];
    expect(
      unknown(
        'sex',
        all.map(({ sex }) => sex),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'nationality',
        all.map(({ nationality }) => nationality),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'motherTongue',
        all.map(({ motherTongue }) => motherTongue),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'translationYears',
        all.map((one) => one.translationYears),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'degree',
        all.map(({ degree }) => degree),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'jieGaoTime',
        all.map(({ availability }) => availability),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'jobLevel',
        all.map(({ level }) => level),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'field',
        all.flatMap(({ fields }) => fields),
      ),
    ).toEqual([]);
    const pairs = all.flatMap((one) => one.pairs);
    expect(
      unknown(
        'language',
        pairs.map(({ sourceLanguage }) => sourceLanguage),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'language',
        pairs.map(({ targetLanguage }) => targetLanguage),
      ),
    ).toEqual([]);
    const regions = [...all, ...clients.values()].map(({ regionCode }) => regionCode);
    expect(regions.filter((code) => regionEntry(code) === undefined)).toEqual([]);
  });

  it('clients state dates in a zone that exists', () => {
    for (const { zone } of clients.values()) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    }
  });
});

it('calendars belong to suppliers and have no faults', () => {
  expect(Object.keys(seedCalendars).filter((key) => !suppliers.has(key))).toEqual([]);
  for (const calendar of Object.values(seedCalendars)) {
    const daysOff = daysOffOf(calendar, now);
    expect(faultsOfCalendar({ ...calendar, daysOff })).toEqual([]);
  }
});

describe('postings', () => {
  it('there are 54, 28 of them written in Chinese, 50 open for applications', () => {
    expect(postings).toHaveLength(54);
    expect(postings.filter(({ language }) => language === 'zh-CN')).toHaveLength(28);
    expect(postings.filter(({ status }) => status !== 'finished')).toHaveLength(50);
  });

  it('titles and keys are unique', () => {
    expect(repeated(postings.map(({ title }) => title))).toEqual([]);
    expect(repeated(postings.map(({ key }) => key))).toEqual([]);
  });

  it('the language of a posting is the language of its text', () => {
    for (const { language, title, remarks, deliveryInstructions } of postings) {
      const chinese = language === 'zh-CN';
      for (const text of [title, remarks, deliveryInstructions]) {
        expect(/\p{Script=Han}/u.test(text)).toBe(chinese);
      }
    }
  });

  it('postings take their values from the dictionaries', () => {
    expect(
      unknown(
        'projectType',
        postings.map(({ type }) => type),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'language',
        postings.map((one) => one.sourceLanguage),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'language',
        postings.map((one) => one.targetLanguage),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'field',
        postings.map(({ field }) => field),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'jobLevel',
        postings.map(({ level }) => level),
      ),
    ).toEqual([]);
    expect(
      unknown(
        'currency',
        postings.map(({ currency }) => currency),
      ),
    ).toEqual([]);
    const places = postings.map(({ region }) => region).filter((region) => region !== 'remote');
    expect(places).toHaveLength(12);
    expect(unknown('city', places)).toEqual([]);
    expect(postings.filter((one) => regionEntry(one.regionCode) === undefined)).toEqual([]);
  });

  it('a unit suits the type, and only interpreting has a mode', () => {
    const modes = new Set(interpretationModes.map(({ value }) => value));
    for (const { type, unit, interpretationMode } of postings) {
      expect(units.find(({ value }) => value === unit)?.orderTypes).toContain(type);
      expect(interpretationMode !== null && modes.has(interpretationMode)).toBe(
        type === 'interpretation',
      );
    }
  });

  it('interpreting at a place is timed by the clocks of that place, no matter who books it', () => {
    const atPlace = demo.postings.filter(
      ({ type, remote }) => type === 'interpretation' && !remote,
    );
    expect(atPlace.length).toBeGreaterThan(2);
    expect(new Set(atPlace.map(({ zone }) => zone))).toEqual(new Set(['Asia/Shanghai']));
    expect(atPlace.some(({ client }) => clients.get(client)?.zone !== 'Asia/Shanghai')).toBe(true);
  });

  it('texts, prices and workloads keep to the limits', () => {
    for (const posting of postings) {
      expect(posting.title.length).toBeLessThanOrEqual(limits.name.max);
      expect(posting.remarks.length).toBeLessThanOrEqual(limits.remarks.max);
      expect(posting.workload).toBeGreaterThanOrEqual(limits.workload.min);
      expect(Number.isInteger(posting.unitPrice)).toBe(true);
      expect(posting.unitPrice).toBeGreaterThanOrEqual(limits.unitPrice.min);
      expect(posting.sourceLanguage).not.toBe(posting.targetLanguage);
    }
  });

  it.each(['2026-03-14T00:00:00Z', '2026-03-14T09:59:00Z', '2026-03-14T23:30:00Z'])(
    'seeded at %s, each is published before it closes, closes before it starts, and starts before it is due',
    (moment) => {
      const seeded = new Date(moment);
      for (const { key, publishedAt, deadlineAt, startAt, dueAt } of buildDemo(seeded).postings) {
        const times = [publishedAt, deadlineAt, startAt, dueAt].map((date) => date.getTime());
        expect([key, times]).toEqual([key, times.toSorted((one, other) => one - other)]);
        expect(publishedAt.getTime()).toBeLessThan(seeded.getTime());
      }
    },
  );

  it('deadlines fall at 18:00 and bookings start at 9:00 in Shanghai', () => {
    const posting = postingByKey.get('canton-fair-appliances');
    expect(posting?.deadlineAt.toISOString()).toBe('2026-03-17T10:00:00.000Z');
    expect(posting?.startAt.toISOString()).toBe('2026-03-23T01:00:00.000Z');
  });
});

describe('applications', () => {
  it('there are 28, one at most for a posting and a supplier', () => {
    expect(applications).toHaveLength(28);
    expect(repeated(applications.map((one) => `${one.posting} ${one.supplier}`))).toEqual([]);
    expect(repeated(applications.map(({ key }) => key))).toEqual([]);
  });

  it('each is for a posting of somebody else that is already published', () => {
    for (const { posting: key, supplier, createdAt } of applications) {
      const posting = postingByKey.get(key);
      expect(suppliers.has(supplier)).toBe(true);
      expect(posting).toBeDefined();
      expect(posting?.client).not.toBe(supplier);
      expect(posting?.publishedAt.getTime()).toBeLessThan(createdAt.getTime());
      expect(createdAt.getTime()).toBeLessThan(posting?.deadlineAt.getTime() ?? 0);
    }
  });

  it('each supplier applies for a pair and a kind of work in the profile', () => {
    for (const { key, posting: postingKey, supplier } of applications) {
      const posting = postingByKey.get(postingKey);
      const offered = suppliers
        .get(supplier)
        ?.pairs.map((pair) => `${pair.sourceLanguage} ${pair.targetLanguage} ${pair.type}`);
      const wanted = `${posting?.sourceLanguage} ${posting?.targetLanguage} ${posting?.type}`;
      expect([key, offered]).toEqual([key, expect.arrayContaining([wanted])]);
    }
  });

  it('exactly those with an order are ordered', () => {
    const ordered = applications.filter(({ status }) => status === 'ordered');
    expect(ordered.map(({ key }) => key).toSorted()).toEqual(
      orders.map(({ application }) => application).toSorted(),
    );
  });
});

describe('orders', () => {
  it('seven states are shown', () => {
    expect([...new Set(orders.map(({ state }) => state))].toSorted()).toEqual([
      'changesRequested',
      'completed',
      'received',
      'rejected',
      'sent',
      'started',
      'submitted',
    ]);
  });

  it('amounts are price times workload in fen', () => {
    expect(orderOf('order-oncology')?.amount).toBe(468_000);
    expect(orderOf('order-share-purchase')?.amount).toBe(855_000);
    expect(orderOf('order-evaluation-report')?.amount).toBe(756_000);
  });

  it('milestones come to what their order costs, and one is due after the other', () => {
    const inMilestones = orders.filter(({ milestones }) => milestones.length > 0);
    expect(inMilestones.map(({ key }) => key)).toEqual(['order-medical-ui']);
    for (const { amount, milestones, milestonesDueAt, dueAt } of inMilestones) {
      expect(milestones.reduce((sum, { price }) => sum + price, 0)).toBe(amount);
      expect(milestonesDueAt[0]?.getTime()).toBeLessThan(milestonesDueAt[1]?.getTime() ?? 0);
      expect(milestonesDueAt.at(-1)).toEqual(dueAt);
    }
  });

  it('the demo accounts have orders that wait for each of them', () => {
    expect(orderOf('order-oncology')).toMatchObject({
      client: 'jihe-medical',
      supplier: 'lin-wanqing',
      state: 'sent',
    });
    expect(orderOf('order-supplier-audit')).toMatchObject({
      client: 'jihe-medical',
      state: 'received',
    });
    expect(orderOf('order-instructions')).toMatchObject({
      client: 'jihe-medical',
      state: 'submitted',
    });
  });

  it('steps come one after the other, and each state has the steps that lead to it', () => {
    for (const order of orders) {
      const { createdAt, receivedAt, paidAt, deliveredAt, completedAt, state } = order;
      const steps = [createdAt, receivedAt, paidAt, deliveredAt, completedAt].flatMap((date) =>
        date === null ? [] : [date.getTime()],
      );
      expect([order.key, steps]).toEqual([order.key, steps.toSorted((one, two) => one - two)]);
      expect(Math.max(...steps)).toBeLessThan(now.getTime());
      const paid = !['sent', 'received', 'rejected'].includes(state);
      const delivered = ['submitted', 'changesRequested', 'completed'].includes(state);
      expect(receivedAt !== null).toBe(paid || state === 'received');
      expect(paidAt !== null).toBe(paid);
      expect(deliveredAt !== null).toBe(delivered);
      expect(order.deliveryDescription !== null).toBe(delivered);
      expect(completedAt !== null).toBe(state === 'completed');
      expect(order.rejectionReason !== null).toBe(state === 'rejected');
      expect(order.changeRequest !== null).toBe(state === 'changesRequested');
    }
  });

  it('no timer is overdue at the moment of seeding', () => {
    const oldest = (state: string, since: (order: DemoOrder) => Date | null) =>
      Math.max(
        ...orders
          .filter((order) => order.state === state)
          .map((order) => now.getTime() - (since(order)?.getTime() ?? 0)),
      );
    const { acceptWithinMs, payWithinMs, autoAcceptMs } = limits.order;
    expect(oldest('sent', ({ createdAt }) => createdAt)).toBeLessThan(acceptWithinMs);
    expect(oldest('received', ({ receivedAt }) => receivedAt)).toBeLessThan(payWithinMs);
    expect(oldest('submitted', ({ deliveredAt }) => deliveredAt)).toBeLessThan(autoAcceptMs);
  });

  it('a posting is opened by an accepted order only', () => {
    expect(postingByKey.get('medical-ui-review')?.status).toBe('opened');
    expect(postingByKey.get('oncology-protocol')?.status).toBe('recruiting');
    expect(postingByKey.get('lantern-event-korean')?.status).toBe('finished');
  });
});
