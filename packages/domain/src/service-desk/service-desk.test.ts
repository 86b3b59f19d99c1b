import { agentFor, type Agent } from './assignment.ts';
import { fillCanned, unknownVariables } from './canned-answers.ts';
import { estimateWait, median } from './waiting-time.ts';
import { actionsFor } from '../lifecycle/lifecycle.ts';
import { serviceLifecycle } from './service-conversation.ts';

const agent = (staffId: string, changes: Partial<Agent> = {}): Agent => ({
  staffId,
  languages: ['en', 'zh-CN'],
  load: 0,
  assignedAt: null,
  ...changes,
});

describe('who gets a conversation by itself', () => {
  it('has the least to do', () => {
    expect(agentFor('en', [agent('a', { load: 2 }), agent('b', { load: 1 })])?.staffId).toBe('b');
  });

  it('was given one longest ago, of those with as much to do', () => {
    const lately = agent('a', { assignedAt: new Date('2026-11-23T10:00:00Z') });
    const before = agent('b', { assignedAt: new Date('2026-11-23T09:00:00Z') });
    expect(agentFor('en', [lately, before])?.staffId).toBe('b');
  });

  it('writes its language', () => {
    expect(agentFor('en', [agent('a', { languages: ['zh-CN'] })])).toBeNull();
  });

  it('has room for one more', () => {
    expect(agentFor('en', [agent('a', { load: 8 })])).toBeNull();
    expect(agentFor('en', [agent('a', { load: 7 })])?.staffId).toBe('a');
  });
});

describe('the waiting time', () => {
  it('is not known while nobody is on duty', () => {
    expect(estimateWait({ waiting: 0, onDuty: 0, latest: [60_000] })).toBeNull();
  });

  it('is what the queue takes, and not less than others waited', () => {
    expect(estimateWait({ waiting: 0, onDuty: 1, latest: [] })).toBe(180_000);
    expect(estimateWait({ waiting: 5, onDuty: 2, latest: [] })).toBe(540_000);
    expect(estimateWait({ waiting: 0, onDuty: 2, latest: [1, 900_000, 600_000] })).toBe(600_000);
  });

  it('takes the lower of two in the middle', () => {
    expect(median([])).toBeNull();
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 3, 2, 1])).toBe(2);
  });
});

describe('a ready answer', () => {
  it('is filled in; what nothing fills in stays', () => {
    const values = { name: 'Chen Jie', agent: 'Lin' };
    expect(fillCanned('{name}, I am {agent} {x}', values)).toBe('Chen Jie, I am Lin {x}');
  });

  it.each([
    ['Thank you, {name}.', 'Thank you.'],
    ['Hello {name},\nI am {agent}.', 'Hello,\nI am Lin.'],
    ['{name}, the file has arrived.', 'The file has arrived.'],
    ['感谢您的咨询，{name}。', '感谢您的咨询。'],
    ['{name}，您好！', '您好！'],
    ['Dear {NAME}: hello, {name}!', 'Dear: hello!'],
  ])('leaves out somebody without a name: %j', (text, expected) => {
    expect(fillCanned(text, { name: '', agent: 'Lin' })).toBe(expected);
  });

  it('names what nothing fills in', () => {
    expect(unknownVariables('{name} {order} {order} {Foo}')).toEqual(['order', 'Foo']);
  });
});

describe('what staff may do', () => {
  const enabled = (state: 'open' | 'snoozed' | 'closed', assigneeId: string | null) =>
    actionsFor(
      serviceLifecycle,
      state,
      'staff',
      { assigneeId, staffId: 'me', rated: false },
      new Date(0),
    )
      .filter((action) => action.enabled)
      .map(({ action }) => action);

  it('with one in the queue', () => {
    expect(enabled('open', null)).toEqual([
      'take',
      'give',
      'answer',
      'note',
      'tag',
      'snooze',
      'close',
    ]);
  });

  it('with their own', () => {
    expect(enabled('open', 'me')).toEqual([
      'give',
      'putBack',
      'answer',
      'note',
      'tag',
      'snooze',
      'close',
    ]);
  });

  it('with a closed one', () => {
    expect(enabled('closed', 'me')).toEqual(['note', 'tag', 'reopen']);
  });
});
