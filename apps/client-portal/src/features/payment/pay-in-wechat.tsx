import { Trans } from '@lingui/react/macro';
import type { WechatSheet } from '@tolk/contract';
import { Alert, Button, Spinner } from '@tolk/design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openWechatSheet, type SheetOutcome } from './wechat-sheet.ts';

interface Props {
  sheet: WechatSheet;
  /** The person has just chosen to pay: the sheet opens by itself. */
  fresh: boolean;
  /** Asks WeChat again who pays: its sheet opens for nobody else. */
  onPayer: () => void;
}

/** WeChat's payment sheet, and what WeChat said when it was closed. */
export function PayInWechat({ sheet, fresh, onPayer }: Props) {
  const [outcome, setOutcome] = useState<SheetOutcome | 'open'>();
  const open = async () => {
    setOutcome('open');
    setOutcome(await openWechatSheet(sheet));
  };
  const begun = useRef(false);
  const openFresh = useEffectEvent(() => {
    if (!fresh || begun.current) return;
    begun.current = true;
    void open();
  });
  useEffect(() => openFresh(), []);

  return (
    <>
      {outcome === 'paid' ? (
        <Alert severity="info">
          <Trans>WeChat reports your payment. Waiting for confirmation…</Trans>
        </Alert>
      ) : null}
      {outcome === 'cancelled' ? (
        <Alert severity="info">
          <Trans>You closed the payment. Nothing was charged.</Trans>
        </Alert>
      ) : null}
      {outcome === 'failed' ? (
        <Alert severity="warning">
          <Trans>
            WeChat did not open its payment sheet. Try again, or open this page in your browser.
          </Trans>
        </Alert>
      ) : null}
      <Button
        variant="contained"
        color="secondary"
        size="large"
        disabled={outcome === 'open' || outcome === 'paid'}
        startIcon={outcome === 'open' ? <Spinner size={16} color="inherit" /> : undefined}
        onClick={() => void open()}
      >
        <Trans>Pay with WeChat Pay</Trans>
      </Button>
      {outcome === 'failed' ? (
        <Button onClick={onPayer}>
          <Trans>Pay with another WeChat account</Trans>
        </Button>
      ) : null}
    </>
  );
}
