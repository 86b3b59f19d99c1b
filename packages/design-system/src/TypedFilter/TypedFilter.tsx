import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { TextInput } from '../TextInput/TextInput.tsx';

interface TypedFilterProps extends Omit<
  ComponentProps<typeof TextInput>,
  'onBlur' | 'onChange' | 'value'
> {
  value: string;
  /** Hears what was typed once the typing pauses. */
  onSettle: (text: string) => void;
}

/** How long typing may pause before the list follows, in ms. */
const pause = 400;

/** A typed filter: the list follows when the typing pauses, and the text follows the address on Back. */
export function TypedFilter({ value, onSettle, ...input }: TypedFilterProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }

  const settle = useEffectEvent(onSettle);
  const settled = text.trim() === value;
  useEffect(() => {
    if (settled) return undefined;
    const timer = setTimeout(() => settle(text.trim()), pause);
    return () => clearTimeout(timer);
  }, [text, settled]);

  return <TextInput {...input} value={text} onChange={(event) => setText(event.target.value)} />;
}
