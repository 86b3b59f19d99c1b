import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Button, Stack, Typography, usePhone } from '@tolk/design-system';
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
} from '@tolk/design-system/portal';
import { limits, type Identity } from '@tolk/domain';
import { formatFileSize, useLanguage } from '@tolk/i18n';
import { useId, useRef } from 'react';
import { FailureAlert } from '../refusals/failure-alert.tsx';
import { CropControls } from './crop-controls.tsx';
import { CropPreview } from './crop-preview.tsx';
import { CropStage } from './crop-stage.tsx';
import { cutOut } from './cut-picture.ts';
import { pictureExtensions } from './picture-file.ts';
import { PictureProblemAlert } from './picture-problem-alert.tsx';
import { useAvatarUpload } from './use-avatar-upload.ts';
import { useCrop } from './use-crop.ts';
import { usePicture } from './use-picture.ts';

interface AvatarEditorProps {
  identity: Identity;
  onClose: () => void;
}

/** Cuts a picture to the avatar: 800 px wide, a fixed box of 200 × 200 px (docs/product/screens.md#shared-elements). */
export function AvatarEditor({ identity, onClose }: AvatarEditorProps) {
  const id = useId();
  const phone = usePhone();
  const { picture, problem, choose } = usePicture();
  const crop = useCrop();
  const upload = useAvatarUpload(identity);
  const sending = upload.share !== undefined;

  async function submit(): Promise<void> {
    if (!picture || !crop.cut) return;
    if (await upload.send(await cutOut(picture, crop.cut))) onClose();
  }

  return (
    <Dialog
      open
      onClose={(_event, reason) => (reason === 'backdropClick' || sending ? undefined : onClose())}
      aria-labelledby={id}
      maxWidth={false}
      fullScreen={phone}
      slotProps={{ paper: { sx: phone ? {} : { width: limits.avatar.dialogPx } } }}
    >
      <DialogTitle id={id}>
        <Trans>Change the profile picture</Trans>
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          {problem ? <PictureProblemAlert problem={problem} /> : null}
          {picture ? (
            <>
              <Box
                sx={{
                  display: 'grid',
                  gap: 2,
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 120px' },
                }}
              >
                <CropStage key={picture.url} url={picture.url} crop={crop} />
                <CropPreview image={picture.image} cut={crop.cut} />
              </Box>
              <CropControls crop={crop} />
              <Typography variant="body2" color="textSecondary">
                <Trans>
                  Drag the picture or pinch it. With the keyboard: arrow keys move it, + and −
                  change its size, R turns it.
                </Trans>
              </Typography>
            </>
          ) : (
            <Nothing />
          )}
          {sending ? <Progress share={upload.share ?? 0} /> : null}
          {upload.failure === undefined ? null : <FailureAlert error={upload.failure} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ChooseButton
          onChoose={(file) => void choose(file)}
          primary={!picture}
          disabled={sending}
        />
        <Box sx={{ flexGrow: 1 }} />
        <Button onClick={sending ? upload.cancel : onClose}>
          {sending ? <Trans>Cancel the upload</Trans> : <Trans context="button">Cancel</Trans>}
        </Button>
        {picture ? (
          <Button variant="contained" disabled={sending || !crop.cut} onClick={() => void submit()}>
            <Trans context="button">Submit</Trans>
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

function Nothing() {
  const most = formatFileSize(limits.avatar.bytes, useLanguage());
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 240,
        p: 2,
        borderRadius: 1,
        border: '1px dashed',
        borderColor: 'fieldBorder',
        textAlign: 'center',
        color: 'text.secondary',
      }}
    >
      <span>
        <Trans>
          Choose a picture of yourself or your company: BMP, JPG or PNG, up to {most}. Then adjust
          the crop.
        </Trans>
      </span>
    </Box>
  );
}

function Progress({ share }: { share: number }) {
  const { t } = useLingui();
  return (
    <LinearProgress
      variant="determinate"
      value={share * 100}
      aria-label={t({ message: 'Uploading', context: 'fact' })}
    />
  );
}

interface ChooseButtonProps {
  onChoose: (file: File) => void;
  /** The one thing to do while there is no picture yet. */
  primary: boolean;
  disabled: boolean;
}

function ChooseButton({ onChoose, primary, disabled }: ChooseButtonProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={primary ? 'contained' : 'outlined'}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Trans context="button">Select image</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t({ message: 'Select image', context: 'region' })}
        accept={pictureExtensions}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </>
  );
}
