import { Trans, useLingui } from '@lingui/react/macro';
import { leavePreviewPath, type ShownPreview } from '@tolk/contract/remotes';
import { Alert, Button } from '@tolk/design-system';
import { useLocation } from '@tolk/platform';

/** Says over every screen that it is not what others see, with the way back to that. */
export function PreviewStrip({ remote, version }: ShownPreview) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const back = encodeURIComponent(pathname + search);
  return (
    <Alert
      severity="info"
      component="aside"
      role="complementary"
      aria-label={t({ message: 'Preview', context: 'heading' })}
      action={
        // A link of its own: the page is loaded anew, with the releases that everybody gets.
        <Button
          color="inherit"
          size="small"
          href={`${leavePreviewPath}?back=${back}`}
          sx={{ whiteSpace: 'nowrap' }}
        >
          <Trans context="button">Leave preview</Trans>
        </Button>
      }
      sx={{
        position: 'relative',
        borderRadius: 0,
        '& .MuiAlert-message': { overflowWrap: 'anywhere' },
      }}
    >
      <Trans>
        Preview of {remote}, release {version}. Only this browser sees it.
      </Trans>
    </Alert>
  );
}
