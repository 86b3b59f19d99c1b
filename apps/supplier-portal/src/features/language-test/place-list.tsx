import { useLingui } from '@lingui/react/macro';
import { Box, Button } from '@tolk/design-system';
import type { Answers } from './use-running-test.ts';

interface Props {
  total: number;
  current: number;
  answers: Answers;
  onGo: (place: number) => void;
}

/** Every question of the test: which are answered, which is shown, a way to each. */
export function PlaceList({ total, current, answers, onGo }: Props) {
  const { t } = useLingui();
  return (
    <Box
      component="nav"
      aria-label={t({ message: 'Questions', context: 'region' })}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(40px, 1fr))',
        gap: 0.75,
        my: 2,
      }}
    >
      {Array.from({ length: total }, (_, index) => {
        const place = index + 1;
        const answered = answers[place] !== undefined;
        return (
          <Button
            key={place}
            size="small"
            variant={answered ? 'contained' : 'outlined'}
            aria-current={place === current ? 'step' : undefined}
            aria-label={answered ? t`Question ${place}, answered` : t`Question ${place}, open`}
            onClick={() => onGo(place)}
            sx={{
              minWidth: 0,
              p: 0,
              height: 36,
              outline: place === current ? 2 : 0,
              outlineStyle: 'solid',
              outlineOffset: 2,
              outlineColor: 'primary.main',
            }}
          >
            {place}
          </Button>
        );
      })}
    </Box>
  );
}
