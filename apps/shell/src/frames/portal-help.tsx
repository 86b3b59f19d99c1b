import { Trans, useLingui } from '@lingui/react/macro';
import { HeadsetIcon, QrCode2Icon, VerifiedIcon } from '@tolk/design-system/icons';
import { FloatingButtons } from '@tolk/design-system/portal';
import type { Identity } from '@tolk/domain';
import { Link, useSession } from '@tolk/platform';
import { servicePath } from './service-path.ts';

/** Floating buttons of both portals (docs/product/screens.md#shared-elements): customer service and the two codes. */
export function PortalHelp({ identity }: { identity: Identity }) {
  const { t } = useLingui();
  const { session } = useSession();
  const userId = session.status === 'signedIn' ? session.user?.id : undefined;
  return (
    <FloatingButtons
      label={t`Help and contact`}
      linkComponent={Link}
      buttons={[
        {
          key: 'service',
          label: t`Contact customer service`,
          caption: t({ message: 'Customer service', context: 'caption' }),
          icon: <HeadsetIcon />,
          to: servicePath(identity, userId),
        },
        {
          key: 'miniProgram',
          label: t({ message: 'Mini-program', context: 'menu' }),
          caption: t({ message: 'Mini-program', context: 'menu' }),
          icon: <QrCode2Icon />,
          picture: {
            src: '/site/qr/mini-program.svg',
            alt: t`QR code of the mini-program`,
            caption: <Trans>Scan it with WeChat to open the mini-program.</Trans>,
          },
        },
        {
          key: 'officialAccount',
          label: t({ message: 'Official account', context: 'menu' }),
          caption: t({ message: 'Official account', context: 'menu' }),
          icon: <VerifiedIcon />,
          picture: {
            src: '/site/qr/official-account.svg',
            alt: t`QR code of the official account`,
            caption: <Trans>Scan it with WeChat to follow us.</Trans>,
          },
        },
      ]}
    />
  );
}
