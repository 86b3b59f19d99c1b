import { Box, TextInput } from '@tolk/design-system';
import { useEffect, useEffectEvent, useState } from 'react';

interface Props {
  label: string;
  placeholder?: string;
  /** What the address says. */
  value: string;
  onSearch: (text: string) => void;
}

/** ms without a keystroke after which the list follows. */
const pause = 350;

/** A search field: the list follows while one types, without a step in the history for each letter. */
export function SearchBox({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [given, setGiven] = useState(value);
  // The address changed by itself (Back, a link): the field follows.
  if (value !== given) {
    setGiven(value);
    if (value !== text.trim()) setText(value);
  }

  const search = useEffectEvent((wanted: string) => onSearch(wanted));
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === value) return undefined;
    const timer = setTimeout(() => search(wanted), pause);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <Box role="search" sx={{ mb: 2 }}>
      <TextInput
        label={label}
        type="search"
        inputMode="search"
        maxLength={100}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </Box>
  );
}
