import Box from '@mui/material/Box';

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
}

/** A few values beside one another: months, weekdays. A list to screen readers, the value on hover. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: 1, alignItems: 'flex-end' }}
    >
      {bars.map(({ key, label: name, value, text }) => (
        <Box component="li" key={key} title={text} sx={{ flex: 1, minWidth: 0, maxWidth: 72 }}>
          <Box sx={{ height: 120, display: 'flex', alignItems: 'flex-end' }}>
            <Box
              role="img"
              aria-label={text}
              sx={{
                width: '100%',
                height: `${(value / most) * 100}%`,
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
