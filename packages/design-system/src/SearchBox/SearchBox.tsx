import Box from '@mui/material/Box';
import { TypedFilter } from '../TypedFilter/TypedFilter.tsx';

interface SearchBoxProps {
  label: string;
  /** What is searched. */
  placeholder: string;
  /** What the address says. */
  value: string;
  onSearch: (text: string) => void;
}

/** The search field above a list, which follows while one types. */
export function SearchBox({ onSearch, ...input }: SearchBoxProps) {
  return (
    <Box component="search" sx={{ display: 'block', maxWidth: 420, mb: 2 }}>
      <TypedFilter {...input} onSettle={onSearch} type="search" maxLength={100} />
    </Box>
  );
}
