import type { AppealOutcome } from '@tolk/domain';
import type { ReadySentence } from '../../reasons/ready-sentence.ts';

/** Grounds that rulings rest on again and again, by the outcome that they carry. */
export const cannedGrounds: Readonly<Record<AppealOutcome, readonly ReadySentence[]>> = {
  release: [
    {
      en: 'The work was delivered on time and as agreed in the order.',
      zh: '译员已按订单约定的时间和要求交付。',
    },
    {
      en: 'The points raised go beyond what the order asks for.',
      zh: '客户提出的要求超出了订单约定的范围。',
    },
    {
      en: 'The evidence does not show the faults that were claimed.',
      zh: '现有证据不能证明所主张的质量问题存在。',
    },
  ],
  refund: [
    {
      en: 'The work was not delivered by the agreed time.',
      zh: '译员未在约定时间内交付。',
    },
    {
      en: 'The work cannot be used for the purpose that the order names.',
      zh: '译文无法用于订单约定的用途。',
    },
    {
      en: 'The work was machine-translated, although the order excludes that.',
      zh: '订单约定不得使用机器翻译，但交付的内容为机器翻译。',
    },
  ],
  split: [
    {
      en: 'Part of the work meets the order; the share refunded matches the part that does not.',
      zh: '部分内容符合订单要求，退款比例与不符合要求的部分相当。',
    },
    {
      en: 'The work can be used, but only after considerable correction.',
      zh: '译文可以使用，但需要较多修改。',
    },
    {
      en: 'Both sides contributed to the delay.',
      zh: '交付延迟系双方原因共同造成。',
    },
  ],
  redo: [
    {
      en: 'The faults can be corrected in reasonable time, so the work is to be revised.',
      zh: '存在的问题可在合理时间内改正，应由译员修改后重新交付。',
    },
    {
      en: 'Terms that both sides had agreed on were not used consistently.',
      zh: '双方约定的术语未统一使用。',
    },
    {
      en: 'Parts of the source text have not been translated.',
      zh: '部分原文漏译。',
    },
  ],
};
