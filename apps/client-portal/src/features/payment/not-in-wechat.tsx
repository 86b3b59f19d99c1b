import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack } from '@tolk/design-system';
import type { ProviderMethod } from '@tolk/domain';
import { useNames } from '@tolk/labels';

interface Props {
  /** Has no scene inside WeChat. */
  method: ProviderMethod;
  onOtherMethod: () => void;
}

/** WeChat's browser opens no other provider's page: where to go instead. */
export function NotInWechat({ method, onOtherMethod }: Props) {
  const name = useNames().paymentMethod(method);
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Alert severity="info">
        <Trans>
          WeChat does not open {name}. To pay with {name}, tap ⋯ at the top and choose “Open in
          browser”. To pay here, choose WeChat Pay.
        </Trans>
      </Alert>
      <Button onClick={onOtherMethod}>
        <Trans>Choose another method</Trans>
      </Button>
    </Stack>
  );
}
