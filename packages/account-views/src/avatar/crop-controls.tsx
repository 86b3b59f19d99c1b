import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, styled } from '@tolk/design-system';
import { RefreshIcon } from '@tolk/design-system/icons';
import { formatPercent, useLanguage } from '@tolk/i18n';
import { useId } from 'react';
import { largestZoom, type Crop } from './use-crop.ts';

const Range = styled('input')(({ theme }) => ({
  width: '100%',
  minHeight: 32,
  margin: 0,
  accentColor: theme.vars.palette.primary.main,
  cursor: 'pointer',
}));

/** Size and turn for those who neither drag nor pinch. */
export function CropControls({ crop }: { crop: Crop }) {
  const { t } = useLingui();
  const language = useLanguage();
  const size = Math.round((crop.zoom / crop.smallestZoom) * 100);
  return (
    <Box
      sx={{ display: 'grid', columnGap: 3, rowGap: 1, gridTemplateColumns: { sm: '1fr 1fr auto' } }}
    >
      <Slider
        label={t({ message: 'Size', context: 'field' })}
        said={formatPercent(size / 100, language)}
        value={size}
        min={100}
        max={largestZoom * 100}
        onChange={(percent) => crop.zoomTo((percent / 100) * crop.smallestZoom)}
      />
      <Slider
        label={t({ message: 'Turn', context: 'field' })}
        said={`${crop.rotation}°`}
        value={crop.rotation}
        min={-180}
        max={180}
        onChange={crop.turnTo}
      />
      <Button onClick={crop.turnByQuarter} startIcon={<RefreshIcon />} sx={{ alignSelf: 'end' }}>
        <Trans context="button">Turn by 90°</Trans>
      </Button>
    </Box>
  );
}

interface SliderProps {
  label: string;
  /** The value in words. */
  said: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

function Slider({ label, said, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'body2' }}>
        <label htmlFor={id}>{label}</label>
        <span data-figures aria-hidden>
          {said}
        </span>
      </Box>
      <Range
        {...range}
        id={id}
        type="range"
        aria-valuetext={said}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
