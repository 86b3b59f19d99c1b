import { styled } from '@tolk/design-system';

/** A list without marks; its items carry the look. */
export const QuietList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

/** The same where the order counts. */
export const QuietOrderedList = styled('ol')({ listStyle: 'none', margin: 0, padding: 0 });
