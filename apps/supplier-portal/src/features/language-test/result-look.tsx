import { Trans } from '@lingui/react/macro';
import type { TestResult } from '@tolk/contract';
import { StatusChip } from '@tolk/design-system/pieces';

/** Where a test stands, in a word. */
export function ResultChip({ result }: { result: TestResult }) {
  switch (result.status) {
    case 'passed':
      return (
        <StatusChip tone="success">
          <Trans>Passed</Trans>
        </StatusChip>
      );
    case 'failed':
      return (
        <StatusChip tone="danger">
          <Trans>Failed</Trans>
        </StatusChip>
      );
    case 'running':
      return (
        <StatusChip tone="attention">
          <Trans>Running</Trans>
        </StatusChip>
      );
  }
}

/** Why a test ended as it did; nothing while it runs and when it was handed in as it should. */
export function EndReason({ result }: { result: TestResult }) {
  switch (result.end) {
    case 'timeOver':
      return <Trans>The 20 minutes were over.</Trans>;
    case 'pageSwitches':
      return <Trans>The page was left more than three times.</Trans>;
    case 'offline':
      return <Trans>Taken offline; the result was entered by our staff.</Trans>;
    case 'handedIn':
    case null:
      return null;
  }
}
