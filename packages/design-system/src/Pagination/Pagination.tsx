import { Plural, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import MuiPagination from '@mui/material/Pagination';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Of all pages together. */
  total: number;
  onChange: (page: number) => void;
}

/** The foot of a list: how many there are, and the pages when there is more than one. */
export function Pagination({ page, pageSize, total, onChange }: PaginationProps) {
  const { t } = useLingui();
  const pages = Math.ceil(total / pageSize);
  const names = {
    page: (number: number | null | undefined) => t`Page ${number}`,
    previous: () => t({ message: 'Previous page', context: 'button' }),
    next: () => t({ message: 'Next page', context: 'button' }),
    first: () => t({ message: 'First page', context: 'button' }),
    last: () => t({ message: 'Last page', context: 'button' }),
    'start-ellipsis': () => '',
    'end-ellipsis': () => '',
  };
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mt: 2 }}
      data-print="no"
    >
      <Box sx={{ typography: 'body2', color: 'text.secondary', flexGrow: 1 }}>
        <Plural value={total} one="# result" other="# results" />
      </Box>
      {pages > 1 ? (
        <MuiPagination
          aria-label={t({ message: 'Pages', context: 'region' })}
          page={page}
          count={pages}
          siblingCount={1}
          shape="rounded"
          getItemAriaLabel={(type, to) => names[type](to)}
          onChange={(_event, to) => onChange(to)}
        />
      ) : null}
    </Box>
  );
}
