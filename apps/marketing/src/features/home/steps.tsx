import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { bounds } from '@tolk/domain/bounds';
import { Given } from '../../site/given.tsx';

export interface Step {
  key: string;
  title: ReactNode;
  text: ReactNode;
}

const { testQuestions, testMinutes, holdDays } = bounds;

/** The way of one project, as the client goes it. */
export const clientSteps: readonly Step[] = [
  {
    key: 'publish',
    title: <Trans>Publish what you need</Trans>,
    text: (
      <Trans>Languages, field, volume, deadline and what you pay. It takes a few minutes.</Trans>
    ),
  },
  {
    key: 'choose',
    title: <Trans>Choose from applications</Trans>,
    text: <Trans>Translators apply with a price and a few words about similar work.</Trans>,
  },
  {
    key: 'pay',
    title: <Trans>Agree and pay</Trans>,
    text: (
      <Trans>
        The order fixes scope, price and due time. You pay by WeChat Pay or Alipay
        <Given setting="bankTransfer">, or by bank transfer</Given>, and we hold the money.
      </Trans>
    ),
  },
  {
    key: 'accept',
    title: <Trans>Accept the results</Trans>,
    text: (
      <Trans>
        Read the delivery, ask for changes if something is off, then accept. Only then is the
        translator paid.
      </Trans>
    ),
  },
];

/** The same way, as the translator goes it. */
export const supplierSteps: readonly Step[] = [
  {
    key: 'show',
    title: <Trans>Show what you can do</Trans>,
    text: (
      <Trans>
        Fill in your profile and resume, then take the language test: {testQuestions} questions in{' '}
        {testMinutes} minutes.
      </Trans>
    ),
  },
  {
    key: 'apply',
    title: <Trans>Apply where you are a good match</Trans>,
    text: (
      <Trans>
        Search by language, field and pay. You name your price, and you see when the client has read
        it.
      </Trans>
    ),
  },
  {
    key: 'begin',
    title: <Trans>Accept, then start</Trans>,
    text: (
      <Trans>
        Read the terms before you accept. Work starts once the client’s payment has arrived.
      </Trans>
    ),
  },
  {
    key: 'deliver',
    title: <Trans>Deliver and get paid</Trans>,
    text: (
      <Trans>{holdDays} days after acceptance the money is yours: we take no commission.</Trans>
    ),
  },
];
