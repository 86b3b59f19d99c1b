import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';

export const mainId = 'main';

const Anchor = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 16,
  top: -100,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.primary.contrastText,
  background: theme.vars.palette.primary.main,
  '&:focus': { top: 8 },
}));

/** First stop of the keyboard on each page: past the header and the menu to `<main id={mainId}>`. */
export function SkipLink() {
  return (
    <Anchor href={`#${mainId}`}>
      <Trans>Skip to the content</Trans>
    </Anchor>
  );
}
