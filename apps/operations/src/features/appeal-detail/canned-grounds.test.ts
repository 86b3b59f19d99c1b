import { appealOutcomes, limits } from '@tolk/domain';
import { withSentence } from '../../reasons/ready-sentence.ts';
import { cannedGrounds } from './canned-grounds.ts';

it.each(appealOutcomes)(
  'all sentences for the outcome %s fit into the grounds together',
  (outcome) => {
    const sentences = cannedGrounds[outcome];
    expect(sentences.length).toBeGreaterThan(2);
    expect(sentences.reduce(withSentence, '').length).toBeLessThan(limits.appeal.text);
  },
);
