import { Trans } from '@lingui/react/macro';
import { Box } from '@tolk/design-system';
import { ScaleDrawing } from '@tolk/design-system/site-drawings';
import type { ReactNode } from 'react';
import { Band } from '../../site/band.tsx';
import { Subheading, Text } from '../../site/headline.tsx';
import { bounds } from '@tolk/domain/bounds';

interface Promise {
  key: string;
  title: ReactNode;
  text: ReactNode;
}

const {
  testQuestions,
  testMinutes,
  testPass,
  changeRounds,
  cancelHours,
  evaluationDays,
  evidenceHours,
  reviewDays,
} = bounds;

const promises: readonly Promise[] = [
  {
    key: 'tested',
    title: <Trans>Tested in the language</Trans>,
    text: (
      <Trans>
        {testQuestions} questions, {testMinutes} minutes, at least {testPass} correct. The timer
        runs on our server, and leaving the page too often means waiting for another attempt.
      </Trans>
    ),
  },
  {
    key: 'names',
    title: <Trans>Known by name</Trans>,
    text: (
      <Trans>
        Real names and payout accounts are checked before money moves. A verified name can’t be
        swapped afterwards.
      </Trans>
    ),
  },
  {
    key: 'terms',
    title: <Trans>Terms that hold</Trans>,
    text: (
      <Trans>
        Scope, price and due time are fixed when the order is accepted. Any change needs both sides’
        consent.
      </Trans>
    ),
  },
  {
    key: 'changes',
    title: <Trans context="heading">Changes included</Trans>,
    text: (
      <Trans>
        Every order comes with {changeRounds} rounds of changes, each with a new due time.
      </Trans>
    ),
  },
  {
    key: 'refund',
    title: <Trans>Nothing delivered, nothing paid</Trans>,
    text: (
      <Trans>
        If nothing has been delivered {cancelHours} hours after the due time, the client may cancel
        for a full refund.
      </Trans>
    ),
  },
  {
    key: 'reviews',
    title: <Trans>Reviews without revenge</Trans>,
    text: (
      <Trans>
        Both sides review each other. A review shows once both are in, or after {evaluationDays}{' '}
        days.
      </Trans>
    ),
  },
];

/** What each side can rely on. */
export function WhyUs() {
  return (
    <Band title={<Trans>What you can rely on</Trans>}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 5,
          rowGap: { xs: 4, md: 6 },
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {promises.map(({ key, title, text }) => (
          <Box key={key} sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5 }}>
            <Subheading sx={{ mb: 1 }}>{title}</Subheading>
            <Text>{text}</Text>
          </Box>
        ))}
      </Box>
      <Disputes />
    </Band>
  );
}

function Disputes() {
  return (
    <Box
      sx={{
        mt: { xs: 5, md: 8 },
        p: { xs: 3, md: 5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { xs: 'flex-start', md: 'center' },
        gap: { xs: 3, md: 6 },
      }}
    >
      <Box sx={{ flex: 'none' }}>
        <ScaleDrawing width={200} />
      </Box>
      <div>
        <Subheading sx={{ mb: 1 }}>
          <Trans>If you disagree, a person decides</Trans>
        </Subheading>
        <Text sx={{ maxWidth: '46em' }}>
          <Trans>
            Either side can appeal. Both have {evidenceHours} hours to show what happened, then a
            member of our staff mediates and rules. Within {reviewDays} days you may ask for a
            review, and a different person does it. Until then the money stays where it is.
          </Trans>
        </Text>
      </div>
    </Box>
  );
}
