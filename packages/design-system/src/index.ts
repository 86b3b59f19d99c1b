/**
 * How the product looks and behaves: the theme and the pieces that every page needs, the sign-in page
 * included. What a page may not need lies in entries of its own, so that nobody loads it for nothing:
 * `/form` (fields over Formik), `/fields` (the heavier fields), `/portal` (layout, tables, dialogs of the
 * portals), `/drawings`, `/icons`, `/form-rules` (Yup).
 */
export { default as Alert } from '@mui/material/Alert';
export { default as Box } from '@mui/material/Box';
export { default as Button, type ButtonProps } from '@mui/material/Button';
export { default as Divider } from '@mui/material/Divider';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Link, type LinkProps } from '@mui/material/Link';
export { default as Paper } from '@mui/material/Paper';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export { default as Typography } from '@mui/material/Typography';
export { styled, useColorScheme } from '@mui/material/styles';
export { Avatar } from './Avatar/Avatar.tsx';
export { CopyButton } from './CopyButton/CopyButton.tsx';
export { DataState, Empty } from './DataState/DataState.tsx';
export { isSaidByForm, markSaidByForm } from './Form/said-by-form.ts';
export { isOverlayEntry } from './overlays/overlay-history.ts';
export { ErrorCard } from './ErrorCard/ErrorCard.tsx';
export { FieldFrame } from './FieldFrame/FieldFrame.tsx';
export { LanguageSelector } from './LanguageSelector/LanguageSelector.tsx';
export { LoadingOverlay } from './LoadingOverlay/LoadingOverlay.tsx';
export { Mark } from './Mark/Mark.tsx';
export { Notifier } from './Notifier/Notifier.tsx';
export { notify } from './Notifier/notifications.ts';
export { PublicLayout } from './PublicLayout/PublicLayout.tsx';
export { mainId, SkipLink } from './SkipLink/SkipLink.tsx';
export { Spinner } from './Spinner/Spinner.tsx';
export { RequestId } from './RequestId/RequestId.tsx';
export { TextInput } from './TextInput/TextInput.tsx';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden.tsx';
export { NowContext } from './clock/use-now.ts';
export { useHydrated } from './hydration/use-hydrated.ts';
export { designSystemCatalogs } from './catalogs.ts';
export { fontFiles, serif } from './theme/fonts.ts';
export { ThemeProvider } from './theme/ThemeProvider.tsx';
export { ThemeModeToggle } from './ThemeModeToggle/ThemeModeToggle.tsx';
export { useMediaQuery } from './theme/use-media-query.ts';
export { usePhone, useWide } from './theme/window-width.ts';
export {
  contentWidth,
  formWidth,
  phoneBreakpoint,
  portalBrandLeft,
  bannerRoom,
  portalHeaderHeight,
  portalMenuWidth,
  type Tone,
} from './theme/tokens.ts';
