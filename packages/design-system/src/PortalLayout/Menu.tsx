import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState, type ElementType } from 'react';
import { isCurrent, type MenuEntry } from './menu.ts';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const Row = styled('a')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 40,
  padding: '6px 12px',
  border: 0,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  fontSize: theme.typography.body2.fontSize,
  color: 'inherit',
  background: 'transparent',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { flexShrink: 0, width: 20, height: 20 },
  '&:hover': { background: theme.vars.palette.action.hover },
  '&[aria-current]': {
    fontWeight: 600,
    color: theme.vars.palette.tones.active.ink,
    background: theme.vars.palette.tones.active.ground,
  },
}));

const Count = styled('span')(({ theme }) => ({
  marginInlineStart: 'auto',
  paddingInline: 6,
  borderRadius: 10,
  fontSize: theme.typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.secondary.contrastText,
  background: theme.vars.palette.secondary.main,
}));

type MenuLevel = 'top' | 'nested';

interface Place {
  level?: MenuLevel;
  path: string;
  link: ElementType<{ to: string }>;
  onChoose: () => void;
}

interface MenuProps extends Place {
  entries: readonly MenuEntry[];
}

/** The entries of the left menu; a group opens and closes and is open where the person is. */
export function Menu({ entries, ...place }: MenuProps) {
  return (
    <List>
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.children ? <Group entry={entry} {...place} /> : <Entry entry={entry} {...place} />}
        </li>
      ))}
    </List>
  );
}

/** Between other entries of a wide menu there is room for names only. */
const hintDisplay = { nested: 'block', top: { xs: 'block', md: 'none' } } as const;

function Content({ entry, level }: { entry: MenuEntry; level: MenuLevel }) {
  return (
    <>
      {entry.icon}
      <span>
        {entry.label}
        {entry.hint && !entry.children ? (
          // A finger sees no tooltip; for screen readers the title says it.
          <Box
            component="span"
            aria-hidden
            sx={{ display: hintDisplay[level], typography: 'caption', fontWeight: 400 }}
          >
            {entry.hint}
          </Box>
        ) : null}
      </span>
      {entry.badge ? <Count>{entry.badge > 99 ? '99+' : entry.badge}</Count> : null}
    </>
  );
}

interface EntryProps extends Place {
  entry: MenuEntry;
}

function Entry({ entry, level = 'top', path, link, onChoose }: EntryProps) {
  return (
    <Row
      as={link}
      {...{ to: entry.path ?? '' }}
      title={entry.hint}
      aria-current={isCurrent(entry, path) ? 'page' : undefined}
      onClick={onChoose}
    >
      <Content entry={entry} level={level} />
    </Row>
  );
}

function Group({ entry, ...place }: EntryProps) {
  const current = isCurrent(entry, place.path);
  const [toggled, setToggled] = useState<boolean>();
  const open = toggled ?? current;
  return (
    <>
      <Row
        as="button"
        {...{ type: 'button' }}
        title={entry.hint}
        aria-expanded={open}
        onClick={() => setToggled(!open)}
      >
        <Content entry={entry} level="top" />
        <Box
          component="svg"
          viewBox="0 0 16 16"
          aria-hidden
          sx={{
            width: 16,
            ml: entry.badge ? 0 : 'auto',
            flexShrink: 0,
            transform: open ? 'rotate(90deg)' : 'none',
            transition: 'transform 150ms ease-out',
          }}
        >
          <path d="m6 4 4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </Box>
      </Row>
      {open ? (
        <Box sx={{ pl: 3 }}>
          <Menu entries={entry.children ?? []} {...place} level="nested" />
        </Box>
      ) : null}
    </>
  );
}
