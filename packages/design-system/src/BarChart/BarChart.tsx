import Box from '@mui/material/Box';
import { axisTop } from './axis-top.ts';

interface Bar {
  readonly key: string;
  /** Short: it stands below a narrow bar. */
  readonly label: string;
  readonly value: number;
  /** The value as a person reads it, with its unit. */
  readonly text: string;
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
/** From so many bars on they stand closer together. */
const manyBars = 14;

/** Values beside one another: months, weekdays, days. A list to screen readers, the value on hover. */
export function BarChart({ label, bars, axis }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 0);
  if (!axis) return <Bars label={label} bars={bars} top={Math.max(most, 1)} />;
  const top = axisTop(most);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Ticks texts={(most > 0 ? [top, top / 2, 0] : [0]).map(axis)} />
      <Box sx={{ flex: 1, minWidth: 0, position: 'relative', pt: `${tickHeight / 2}px` }}>
        {(most > 0 ? [0, height / 2] : []).map((offset) => (
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
        justifyContent: texts.length > 1 ? 'space-between' : 'flex-end',
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
      {bars.map(({ key, label: name, value, text }) => (
        <Box component="li" key={key} title={text} sx={{ flex: 1, minWidth: 0, maxWidth: 72 }}>
          <Box sx={{ height, display: 'flex', alignItems: 'flex-end' }}>
            <Box
              role="img"
              aria-label={text}
              sx={{
                width: '100%',
                height: `${(value / top) * 100}%`,
                minHeight: 2,
                borderRadius: '4px 4px 0 0',
                bgcolor: value > 0 ? 'primary.main' : 'divider',
              }}
            />
          </Box>
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
