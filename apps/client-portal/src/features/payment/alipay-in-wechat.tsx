import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack } from '@tolk/design-system';

/** WeChat's browser opens no page of Alipay: where to go instead. */
export function AlipayInWechat({ onOtherMethod }: { onOtherMethod: () => void }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Alert severity="info">
        <Trans>
          WeChat does not open Alipay. To pay with Alipay, tap ⋯ at the top and choose “Open in
          browser”. To pay here, choose WeChat Pay.
        </Trans>
      </Alert>
      <Button onClick={onOtherMethod}>
        <Trans>Choose another method</Trans>
      </Button>
    </Stack>
  );
}
