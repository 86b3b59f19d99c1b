import { Trans } from '@lingui/react/macro';
import { serverNow } from '@tolk/api-client';
import { Alert } from '@tolk/design-system';
import { useListAddress } from '@tolk/platform';
import { useState, type ReactNode } from 'react';
import { SpanFields } from './span-fields.tsx';
import { daysOf, lastDays, longestSpan, type Span } from './span.ts';

/** What is counted in a span of days in Shanghai (`from`, `to` of the address); the last 30 without one. */
export function InSpan({ children }: { children: (span: Span) => ReactNode }) {
  const list = useListAddress<'from' | 'to'>();
  const [usual] = useState(() => lastDays(new Date(serverNow())));
  const span = { from: list.text('from') ?? usual.from, to: list.text('to') ?? usual.to };
  const days = daysOf(span);
  return (
    <>
      <SpanFields span={span} usual={usual} onChange={(changes) => list.change(changes)} />
      {days > 0 && days <= longestSpan ? (
        children(span)
      ) : (
        <Alert severity="error" role="alert">
          {days === 0 ? (
            <Trans>The first day must be before the last day.</Trans>
          ) : (
            <Trans>Choose at most two years.</Trans>
          )}
        </Alert>
      )}
    </>
  );
}
