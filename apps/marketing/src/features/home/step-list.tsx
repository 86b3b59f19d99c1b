import { Box, serif } from '@tolk/design-system';
import { Text } from '../../site/headline.tsx';
import { QuietOrderedList } from '../../site/quiet-list.tsx';
import type { Step } from './steps.tsx';

/** Numbered steps, one below the other, a hairline between them. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <QuietOrderedList>
      {steps.map(({ key, title, text }, index) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'grid',
            gridTemplateColumns: '40px minmax(0, 1fr)',
            py: 2.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box
            aria-hidden
            sx={{ fontFamily: serif, fontSize: '1.25rem', lineHeight: 1.3, color: 'primary.main' }}
          >
            {index + 1}
          </Box>
          <div>
            <Box sx={{ mb: 0.5, typography: 'subtitle1' }}>{title}</Box>
            <Text>{text}</Text>
          </div>
        </Box>
      ))}
    </QuietOrderedList>
  );
}
