import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { KeyboardEvent } from 'react';
import { axisTop } from './axis-top.ts';

export interface Bar {
  readonly key: string;
  /** Short: it stands below a narrow bar. */
  readonly label: string;
  readonly value: number;
  /** Of what and how much, as a person reads it: `November: ¥ 1,280.00 CNY`. */
  readonly text: string;
  /** The value in short, to stand above a bar. */
  readonly figure?: string;
}

interface BarChartProps {
  /** What the bars show, for screen readers. */
  label: string;
  bars: readonly Bar[];
  /** Writes a value beside the axis, short and with its unit; without it there is no axis. */
  axis?: (value: number) => string;
}

/** px */
const height = 120;
const tickHeight = 16;
/** From so many bars on they stand closer together, and there is no room for figures. */
const manyBars = 14;

/** px */
const figureHeight = 20;
const aboveFigure = {
  popper: { modifiers: [{ name: 'offset', options: { offset: [0, figureHeight] } }] },
};

/** Fewer values are read faster than drawn. */
const fewestBars = 3;

/**
 * Values beside one another: months, weekdays, days. A list to screen readers; a bar tells its value on
 * hover, touch and focus, and the arrow keys go from bar to bar.
 */
export function BarChart({ label, bars, axis }: BarChartProps) {
  const some = bars.filter(({ value }) => value > 0);
  if (some.length < fewestBars) return <Values label={label} bars={some} />;
  const most = Math.max(...some.map(({ value }) => value));
  if (!axis) return <Bars label={label} bars={bars} top={most} />;
  const top = axisTop(most);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Ticks texts={[top, top / 2, 0].map(axis)} />
      <Box sx={{ flex: 1, minWidth: 0, position: 'relative', pt: `${tickHeight / 2}px` }}>
        {[0, height / 2].map((offset) => (
          <Box
            key={offset}
            sx={{
              position: 'absolute',
              insetInline: 0,
              top: tickHeight / 2 + offset,
              borderTop: 1,
              borderColor: 'divider',
            }}
          />
        ))}
        <Bars label={label} bars={bars} top={top} />
      </Box>
    </Box>
  );
}

/** Beside the lines that they name; the bars tell screen readers their values themselves. */
function Ticks({ texts }: { texts: readonly string[] }) {
  return (
    <Box
      aria-hidden
      data-figures=""
      sx={{
        height: height + tickHeight,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        alignItems: 'flex-end',
        typography: 'caption',
        lineHeight: `${tickHeight}px`,
        whiteSpace: 'nowrap',
        color: 'text.secondary',
      }}
    >
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Box>
  );
}

function Values({ label, bars }: Pick<BarChartProps, 'label' | 'bars'>) {
  if (bars.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        <Trans>Nothing in this period.</Trans>
      </Typography>
    );
  }
  return (
    <Box
      component="ul"
      aria-label={label}
      data-figures=""
      sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}
    >
      {bars.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </Box>
  );
}

/** Left and Right go to the bar beside; all bars are one stop of the Tab key. */
function goAside({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  const bars = [...currentTarget.querySelectorAll<HTMLElement>('[role="img"]')];
  const here = bars.findIndex((bar) => bar === target);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step !== undefined) bars[here + step]?.focus();
}

interface BarsProps {
  label: string;
  bars: readonly Bar[];
  /** The value as high as the chart. */
  top: number;
}

function Bars({ label, bars, top }: BarsProps) {
  return (
    <Box
      component="ol"
      aria-label={label}
      onKeyDown={goAside}
      sx={{
        position: 'relative',
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        gap: bars.length > manyBars ? 0.25 : 1,
        alignItems: 'flex-end',
      }}
    >
      {bars.map(({ key, label: name, value, text, figure }, index) => (
        <Box component="li" key={key} sx={{ flex: 1, minWidth: 0, maxWidth: 72 }}>
          {figure ? <Figure text={value > 0 ? figure : ''} share={value / top} /> : null}
          <Tooltip
            title={text}
            enterTouchDelay={0}
            placement="top"
            slotProps={figure ? aboveFigure : {}}
          >
            <Box
              role="img"
              aria-label={text}
              tabIndex={index === 0 ? 0 : -1}
              sx={{ height, display: 'flex', alignItems: 'flex-end' }}
            >
              <Box
                sx={{
                  width: '100%',
                  height: `${(value / top) * 100}%`,
                  minHeight: 2,
                  borderRadius: '4px 4px 0 0',
                  bgcolor: value > 0 ? 'primary.main' : 'divider',
                }}
              />
            </Box>
          </Tooltip>
          <Box
            sx={{
              typography: 'caption',
              color: 'text.secondary',
              // A label may be wider than its bar; not every bar has one.
              display: 'flex',
              justifyContent: 'center',
              whiteSpace: 'nowrap',
              borderTop: 1,
              borderColor: 'divider',
              pt: 0.5,
            }}
          >
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Stands on its bar; the bar's own name tells screen readers the whole value. */
function Figure({ text, share }: { text: string; share: number }) {
  return (
    <Box
      aria-hidden
      data-figures=""
      sx={{
        position: 'relative',
        top: `${(1 - share) * height}px`,
        minHeight: figureHeight,
        display: 'flex',
        justifyContent: 'center',
        typography: 'caption',
        whiteSpace: 'nowrap',
        pointerEvents: 'none',
      }}
    >
      {text}
    </Box>
  );
}
