import { Trans, useLingui } from '@lingui/react/macro';
import { Box, phoneBreakpoint } from '@tolk/design-system';
import { PhoneDrawing } from '@tolk/design-system/site-drawings';
import { Column } from '../../site/column.tsx';
import { SiteCode } from '../../site/follow-us.tsx';
import { Lead, Subheading, Text, Title } from '../../site/headline.tsx';
import { QuietList } from '../../site/quiet-list.tsx';
import { OpenMiniProgram } from './open-mini-program.tsx';

/** A finger or a narrow window: style decides, since the page is prerendered for all. */
const onPhones = `@media (pointer: coarse), (max-width: ${phoneBreakpoint - 1}px)`;

/** What the mini-program is for, and the way into it. */
export function MiniProgram() {
  return (
    <Column>
      <Box
        sx={{
          py: { xs: 5, md: 9 },
          display: 'grid',
          columnGap: 8,
          rowGap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Box sx={{ ml: -3 }}>
            <PhoneDrawing width={220} />
          </Box>
          <Title>
            <Trans>Tolk in your pocket</Trans>
          </Title>
          <Lead>
            <Trans>
              The mini-program opens inside WeChat, with nothing to install. Your account, your
              orders and your messages are the same as here.
            </Trans>
          </Lead>
        </Box>
        <Box sx={{ gridRow: { md: 'span 2' } }}>
          <WaysIn />
        </Box>
        <Uses />
      </Box>
    </Column>
  );
}

function Uses() {
  return (
    <QuietList sx={{ '& > li': { py: 2, borderTop: 1, borderColor: 'divider' } }}>
      <li>
        <Subheading as="h2" sx={{ mb: 0.5 }}>
          <Trans>Hear about new work first</Trans>
        </Subheading>
        <Text>
          <Trans>New jobs in your languages and answers to your applications reach you.</Trans>
        </Text>
      </li>
      <li>
        <Subheading as="h2" sx={{ mb: 0.5 }}>
          <Trans>Answer on the go</Trans>
        </Subheading>
        <Text>
          <Trans>Accept an order, answer a message or ask for changes between two meetings.</Trans>
        </Text>
      </li>
      <li>
        <Subheading as="h2" sx={{ mb: 0.5 }}>
          <Trans>Pay from wherever you are</Trans>
        </Subheading>
        <Text>
          <Trans>In WeChat, paying takes two taps, and the money is held just as it is here.</Trans>
        </Text>
      </li>
    </QuietList>
  );
}

function WaysIn() {
  const { t } = useLingui();
  return (
    <Box
      component="section"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: { xs: 3, md: 5 },
        display: 'grid',
        gap: 2.5,
        justifyItems: { xs: 'stretch', md: 'center' },
        textAlign: { md: 'center' },
      }}
    >
      <Subheading as="h2">
        <Trans context="heading">Open it</Trans>
      </Subheading>
      <Box sx={{ display: 'none', [onPhones]: { display: 'block' } }}>
        <OpenMiniProgram />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'center' }}>
        <SiteCode file="mini-program" size={220} label={t`QR code of the mini-program`} />
      </Box>
      <Text>
        <Trans>
          Scan the code in WeChat: Discover, then Scan. On a phone, save the picture and choose it
          there from your album.
        </Trans>
      </Text>
    </Box>
  );
}
